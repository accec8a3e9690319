import { Inject, Injectable } from '@nestjs/common';
import { tenantIdPattern } from '@kindling/contract/paths/patterns';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { TenantRegistry } from './tenant-registry.js';
import type { Tenant } from '../ground/tenant.js';
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
 * console's host, under the brand's key.
 */
export type Served =
  | { kind: 'console'; origin: string }
  | { kind: 'brand'; origin: string; tenant: Tenant }
  | { kind: 'preview'; origin: string; tenant: Tenant };

/** Maps hosts to what they serve: the only place that decides whether a host is the console's or a brand's. */
@Injectable()
export class Hosts {
  private readonly consoleHost: string | undefined;
  private readonly ports: ReadonlySet<number | undefined>;

  constructor(
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'CONSOLE_HOST' | 'PORT' | 'PUBLIC_PORT'>,
    @Inject(TenantRegistry)
    private readonly tenantRegistry: Pick<TenantRegistry, 'byHost' | 'byId' | 'hasHost'>,
  ) {
    this.consoleHost = readHost(environment.CONSOLE_HOST)?.host;
    this.ports = new Set([environment.PORT, environment.PUBLIC_PORT]);
  }

  /** @param header a `Host` header, with any port */
  isConsole(header: string | undefined): boolean {
    const host = readHost(header)?.host;
    return host !== undefined && host === this.consoleHost;
  }

  /**
   * Whether a host is the console's, below it, or a brand's, on whichever port.
   *
   * @param header a `Host` header
   */
  isOurs(header: string | undefined): boolean {
    const host = readHost(header)?.host;
    if (host === undefined) return false;
    return (
      host === this.consoleHost || host.endsWith(`.${this.consoleHost}`) || this.tenantRegistry.hasHost(host)
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
    const preview = this.previewedBrand(address.host);
    const kind = preview === undefined ? 'brand' : 'preview';
    const found =
      preview === undefined ? this.tenantRegistry.byHost(address.host) : this.tenantRegistry.byId(preview);
    return found instanceof Promise
      ? found.then((tenant) => tenant && { kind, origin, tenant })
      : found && { kind, origin, tenant: found };
  }

  /** Key of the brand whose previews a host is for. */
  private previewedBrand(host: string): string | undefined {
    const end = `.${this.consoleHost}`;
    const key = host.endsWith(end) ? host.slice(0, -end.length) : '';
    return tenantIdPattern.test(key) ? key : undefined;
  }

  private isPublicPort(port: number | undefined, { protocol, localPort }: Arrival): boolean {
    // A server on a port chosen by the system is reached through that one.
    return port === undefined || this.ports.has(port) || port === localPort || isDefaultPort(protocol, port);
  }
}
