import type { Country } from '@kindling/contract/languages';
import type { Geo } from '../../ports/geo.js';
import type { CallRequest } from '../http/call.js';

/** An incoming request of Fastify, or the handshake of a socket. */
export interface Incoming {
  readonly id: string;
  /** The client's address, through trusted proxies only. */
  readonly ip: string;
  /** `http` or `https`, through trusted proxies only. */
  readonly protocol: string;
  readonly headers: CallRequest['headers'] & { cookie?: string | undefined };
  readonly rawBody?: Buffer | undefined;
}

/** Reads each fact on demand: most requests are anonymous pages that need none. */
export class RequestFacts implements CallRequest {
  /** Set once the preview is opened. */
  trial: CallRequest['trial'];
  private parsed: Readonly<Record<string, string | undefined>> | undefined;
  private found: Country | null | undefined;

  constructor(
    private readonly incoming: Incoming,
    readonly origin: string,
    private readonly geo: Pick<Geo, 'countryOf'>,
    readonly isPreview = false,
  ) {}

  get id(): string {
    return this.incoming.id;
  }

  get address(): string {
    return this.incoming.ip;
  }

  get country(): Country | null {
    if (this.found === undefined) this.found = this.geo.countryOf(this.incoming.ip);
    return this.found;
  }

  get headers(): CallRequest['headers'] {
    return this.incoming.headers;
  }

  get cookies(): Readonly<Record<string, string | undefined>> {
    this.parsed ??= parseCookies(this.incoming.headers.cookie);
    return this.parsed;
  }

  get secure(): boolean {
    return this.incoming.protocol === 'https';
  }

  get rawBody(): Buffer | undefined {
    return this.incoming.rawBody;
  }
}

function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}
