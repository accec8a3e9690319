import { Inject, Injectable } from '@nestjs/common';
import { normalizeHost } from '@kindling/contract/brands/brand-rules';
import { tenantIdPattern } from '@kindling/contract/paths/patterns';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { TenantRegistry } from './tenant-registry.js';
import type { Tenant } from '../ground/tenant.js';
import { Clock } from '../../ports/clock.js';
import { stageOf } from './former-hosts.js';
import { isDefaultPort, originOf, readHost } from './host-address.js';

/** A connection's target: known for a request and for a socket's handshake. */
export interface Arrival {
  /** The `Host` header. */
  host: string | undefined;
  /** `http` or `https`, through trusted proxies only. */
  protocol: string;
  /** The port on which this process was reached. */
  localPort: number | undefined;
}

/**
 * What a host serves; `origin` is its scheme and host in canonical form. A preview of a brand is served below the
 * console's host, under the brand's key. A former host is one that the brand gave up. The host of links is no brand's: it
 * serves what a link's token leads to, and nothing else.
 */
export type Served =
  | { kind: 'console'; origin: string }
  | { kind: 'links'; origin: string }
  | { kind: 'brand'; origin: string; tenant: Tenant }
  | { kind: 'preview'; origin: string; tenant: Tenant }
  | { kind: 'former'; origin: string; tenant: Tenant; isGone: boolean };

/** A host name with letters of any language; proxies send it in ASCII. */
const unicodeName = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]{1,253}$/u;

/** Maps hosts to what they serve: the only place that decides whether a host is the console's or a brand's. */
@Injectable()
export class Hosts {
  private readonly consoleHost: string | undefined;
  private readonly linksHost: string | undefined;
  private readonly ports: ReadonlySet<number | undefined>;

  constructor(
    @Inject(ENVIRONMENT)
    environment: Pick<Environment, 'CONSOLE_HOST' | 'SHARE_HOST' | 'PORT' | 'PUBLIC_PORT'>,
    @Inject(TenantRegistry)
    private readonly tenantRegistry: Pick<
      TenantRegistry,
      'byHost' | 'byId' | 'formerHost' | 'hasBrand' | 'hasHost'
    >,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.consoleHost = readHost(environment.CONSOLE_HOST)?.host;
    this.linksHost = readHost(environment.SHARE_HOST)?.host;
    this.ports = new Set([environment.PORT, environment.PUBLIC_PORT]);
  }

  /** @param header a `Host` header, with any port */
  isConsole(header: string | undefined): boolean {
    const host = readHost(header)?.host;
    return host !== undefined && host === this.consoleHost;
  }

  /**
   * Whether a host is the console's, below it, that of links, or a brand's, or was a brand's until lately, on whichever port.
   *
   * @param header a `Host` header
   */
  isOurs(header: string | undefined): boolean {
    const host = readHost(header)?.host;
    if (host === undefined) return false;
    return (
      host === this.consoleHost ||
      host === this.linksHost ||
      host.endsWith(`.${this.consoleHost}`) ||
      this.tenantRegistry.hasHost(host) ||
      this.formerHost(host) !== undefined
    );
  }

  /**
   * Whether a name may have a certificate: it is the console's, that of links, that of an existing brand's previews, a brand's host or a
   * former one. Drafts may: their hosts are checked over HTTPS before the brand is published. Answered from memory, and
   * nothing is kept of a name.
   *
   * @param name as a `Host` header, for HTTPS; also with letters of any language
   */
  mayHaveCertificate(name: string): boolean {
    const address = readHost(unicodeName.test(name) ? normalizeHost(name) : name);
    if (!address || !this.isPublicPort(address.port, { protocol: 'https', localPort: undefined }))
      return false;
    const { host } = address;
    const preview = this.previewedBrand(host);
    if (preview !== undefined) return this.tenantRegistry.hasBrand(preview);
    return (
      host === this.consoleHost ||
      host === this.linksHost ||
      this.tenantRegistry.hasHost(host) ||
      this.formerHost(host) !== undefined
    );
  }

  /**
   * @returns what the host serves, at once when its brand is in memory, else a promise; undefined for an unknown host
   * or port
   */
  find(arrival: Arrival): Served | Promise<Served | undefined> | undefined {
    const address = readHost(arrival.host);
    if (!address || !this.isPublicPort(address.port, arrival)) return undefined;
    const origin = originOf(arrival.protocol, address);
    if (address.host === this.consoleHost) return { kind: 'console', origin };
    if (address.host === this.linksHost) return { kind: 'links', origin };
    const preview = this.previewedBrand(address.host);
    if (preview !== undefined)
      return afterwards(this.tenantRegistry.byId(preview), (tenant) => ({ kind: 'preview', origin, tenant }));
    const former = this.formerHost(address.host);
    return former
      ? afterwards(this.tenantRegistry.byId(former.tenantId), (tenant) => ({
          kind: 'former',
          origin,
          tenant,
          isGone: former.isGone,
        }))
      : afterwards(this.tenantRegistry.byHost(address.host), (tenant) => ({ kind: 'brand', origin, tenant }));
  }

  private formerHost(host: string): { tenantId: string; isGone: boolean } | undefined {
    const former = this.tenantRegistry.formerHost(host);
    const stage = former && stageOf(former, this.clock.now());
    return stage && { tenantId: former.tenantId, isGone: stage === 'gone' };
  }

  /** Key of the brand whose previews a host is for. */
  private previewedBrand(host: string): string | undefined {
    const end = `.${this.consoleHost}`;
    const key = host.endsWith(end) ? host.slice(0, -end.length) : '';
    return tenantIdPattern.test(key) ? key : undefined;
  }

  private isPublicPort(
    port: number | undefined,
    { protocol, localPort }: Pick<Arrival, 'protocol' | 'localPort'>,
  ): boolean {
    // A server on a port chosen by the system is reached through that one.
    return port === undefined || this.ports.has(port) || port === localPort || isDefaultPort(protocol, port);
  }
}

/** @returns what is made of a brand, at once when it is in memory */
function afterwards(
  found: Tenant | Promise<Tenant | undefined> | undefined,
  serve: (tenant: Tenant) => Served,
): Served | Promise<Served | undefined> | undefined {
  return found instanceof Promise ? found.then((tenant) => tenant && serve(tenant)) : found && serve(found);
}
