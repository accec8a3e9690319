export interface HostAddress {
  host: string;
  /** Undefined for the scheme's default. */
  port: number | undefined;
}

/** Lowercase, without trailing dot; undefined for an invalid host name, or one with an impossible port. */
export function readHost(header: string | undefined): HostAddress | undefined {
  const [, name = '', digits] = /^([^:]*)(?::(\d{1,5}))?$/.exec(header ?? '') ?? [];
  const port = digits === undefined ? undefined : Number(digits);
  const host = name.toLowerCase().replace(/\.$/, '');
  return (port ?? 0) <= 65_535 && /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host)
    ? { host, port }
    : undefined;
}

/** One spelling for each address, so that the page cache has no more keys than there are addresses. */
export function originOf(protocol: string, { host, port }: HostAddress): string {
  const scheme = protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${host}${port === undefined || isDefaultPort(protocol, port) ? '' : `:${port}`}`;
}

export function isDefaultPort(protocol: string, port: number): boolean {
  return port === (protocol === 'https' ? 443 : 80);
}
