import type { CertificateFinding, DnsFinding } from './host-findings.js';

/** What is stored of a host's last look. */
export interface HostFacts {
  dns: DnsFinding;
  certificate: CertificateFinding;
  found: {
    aliases: string[];
    addresses: string[];
    /** Those that are not ours. */
    wrong: string[];
    /** Names that the certificate is for. */
    names: string[];
    /** The address whose certificate is told of. */
    at: string;
  };
  issuer: string | null;
  unreachable: boolean;
  rightAt: Date | null;
}

/** Why a host's DNS is in its state; the console has these sentences in other languages, too. */
export function dnsSentence({ dns, found, unreachable, rightAt }: HostFacts): string {
  const [alias = ''] = found.aliases;
  const wrong = found.wrong.join(', ');
  switch (dns) {
    case 'new':
      return unreachable
        ? 'It could not be looked up: no name server answers for it.'
        : 'Not looked up yet. That happens within a minute.';
    case 'reserved':
      return 'This host is not on the internet, so there is nothing to look up.';
    case 'no_record':
      return rightAt ? 'Its DNS record is gone.' : 'There is no DNS record for it yet.';
    case 'dead_alias':
      return `It is an alias of ${alias}, which has no address.`;
    case 'elsewhere':
      return `It leads to ${wrong}, and not here.`;
    case 'other_alias':
      return `It is an alias of ${alias}, which leads to ${wrong}, and not here.`;
    case 'partly':
      return `It leads here, but also to ${wrong}: some visitors arrive there. Remove those records.`;
    case 'left_over_ipv6':
      return `An AAAA record still leads to ${wrong}: visitors with IPv6 arrive there. Remove it.`;
    case 'uncompared':
      return 'Whether it leads here is not compared: this installation does not say where its hosts have to lead (SITE_TARGETS).';
    case 'right':
      return 'It leads here.';
  }
}

/** Why a host's certificate is in its state, as `dnsSentence`. */
export function certificateSentence({ certificate, found, issuer }: HostFacts): string {
  switch (certificate) {
    case 'new':
      return 'Not looked at yet.';
    case 'reserved':
      return 'This host is not on the internet, so there is nothing to look up.';
    case 'no_address':
      return 'It can be looked at once the host has an address.';
    case 'private':
      return `It was not looked at: ${found.at} is not an address of the internet.`;
    case 'no_route':
      return `It could not be looked at: this server has no way to ${found.at}.`;
    case 'no_answer':
      return `Nothing answers at ${found.at}.`;
    case 'no_certificate':
      return `The server at ${found.at} shows no certificate for this host.`;
    case 'other_name':
      return `The certificate is for ${found.names.slice(0, 3).join(', ') || 'nothing'}, and not for this host.`;
    case 'self_signed':
      return 'The certificate is self-signed: browsers refuse it.';
    case 'unknown_issuer':
      return `Browsers do not know who issued the certificate: ${issuer || '?'}.`;
    case 'expired':
      return 'The certificate has ended: browsers refuse it.';
    case 'not_yet_valid':
      return 'The certificate does not hold yet: browsers refuse it.';
    case 'ends_soon':
    case 'ends_now':
      return 'The certificate ends soon and should have been renewed by now: look at the log of the proxy.';
    case 'right':
      return 'The certificate is valid.';
  }
}
