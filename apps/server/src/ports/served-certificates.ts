/** What a server shows at one address. */
export type Served =
  /** The address is none of the internet, so nothing was connected to. */
  | { kind: 'private' }
  /** This machine has no way there, as one without IPv6 has none to an IPv6 address. */
  | { kind: 'no_route' }
  /** Refused, or silent. */
  | { kind: 'no_answer' }
  /** A server took the connection and showed no certificate. */
  | { kind: 'no_certificate' }
  | ({ kind: 'certificate' } & ServedCertificate);

export interface ServedCertificate {
  /** Organisation and name, as far as it says them. */
  issuer: string;
  /** Names that it is for, at most the first ten. */
  names: string[];
  startsAt: Date;
  endsAt: Date;
  /** Whether browsers know who issued it, whatever its dates and names are. */
  trust: 'trusted' | 'self_signed' | 'unknown_issuer';
  isForHost: boolean;
}

/** The certificates that browsers are shown. */
export abstract class ServedCertificates {
  /**
   * Connects, reads the certificate and hangs up. Takes a bounded time and throws nothing.
   *
   * @param host whose certificate to ask for
   * @param address where to ask, IPv4 or IPv6
   */
  abstract at(host: string, address: string): Promise<Served>;
}
