import type { Country } from '@kindling/contract/languages';
import type { PreviewTrial } from '@kindling/contract/brands/calls/brands';
import type { Caller } from './caller.js';
import type { CookieOptions } from './cookies.js';
import type { CallLimits } from './limits/route-limits.js';

export interface CallRequest {
  readonly id: string;
  /** The client's address, through trusted proxies only. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly secure: boolean;
  /** Scheme and host as the visitor typed them. */
  readonly origin: string;
  /** Country by the visitor's address; null when unknown. */
  readonly country: Country | null;
  readonly rawBody: Buffer | undefined;
  /** A call of a brand's preview, which is read-only. */
  readonly isPreview?: boolean;
  /** The draft being previewed; visible only to its author. */
  readonly trial?: PreviewTrial | undefined;
}

/** One request as endpoints see it: the caller, the request's facts, and what is sent besides the response body. */
export class Call {
  /** `[name, value, options]` of cookies to set; a null value deletes. */
  readonly cookies: [name: string, value: string | null, options: CookieOptions][] = [];
  readonly headers = new Map<string, string>();
  /** Aborted when the client disconnects; set only where that ends work, as of uploads. */
  gone: AbortSignal | undefined;
  private resolved: Promise<Caller> | undefined;

  constructor(
    readonly request: CallRequest,
    private readonly resolveCaller: (request: CallRequest) => Promise<Caller>,
    /** Absent for work on behalf of all visitors, such as rendering a cached page. */
    readonly limits?: CallLimits,
  ) {}

  /** The caller; resolved once per request, and only on demand. */
  caller(): Promise<Caller> {
    this.resolved ??= this.resolveCaller(this.request);
    return this.resolved;
  }

  /** Makes the rest of this request act as the new caller: after a login or a logout. */
  become(caller: Caller): void {
    this.resolved = Promise.resolve(caller);
  }

  setCookie(name: string, value: string, options: CookieOptions): void {
    this.cookies.push([name, value, options]);
  }

  clearCookie(name: string): void {
    this.cookies.push([name, null, { maxAgeSeconds: 0 }]);
  }

  setHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  }
}
