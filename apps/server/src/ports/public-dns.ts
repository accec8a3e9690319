/** No resolver answered, or it answered that it could not find out: what the name's records are is unknown. */
export class DnsUnreachable extends Error {
  override readonly name = 'DnsUnreachable';
}

/**
 * What public name servers say about a name, as strangers see it. Each method returns an empty list for a name without
 * such records, and throws `DnsUnreachable` where nobody could say.
 */
export abstract class PublicDns {
  /** IPv4 and IPv6 addresses, aliases followed. */
  abstract addresses(name: string): Promise<string[]>;
  /** What the name is an alias of: at most one name, in small letters and without the last dot. */
  abstract aliases(name: string): Promise<string[]>;
  /** Each TXT record as one text. */
  abstract texts(name: string): Promise<string[]>;
  /** Servers that take mail for the name, the preferred first, in small letters and without the last dot. */
  abstract mailServers(name: string): Promise<string[]>;
}
