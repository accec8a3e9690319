import type { MailRecordCause, MailRecordState } from '@kindling/contract/mails/mail-domain';

/** What a record is like, and what is published instead of it. */
export interface Judged {
  state: MailRecordState;
  cause: MailRecordCause | null;
  found: string | null;
}

/** Texts of others are shown in part. */
const longestFound = 2000;

export const right: Judged = { state: 'right', cause: null, found: null };
export const unreachable: Judged = { state: 'unknown', cause: 'unreachable', found: null };
export const missing: Judged = { state: 'waiting', cause: 'missing', found: null };
export const unneeded = (cause: MailRecordCause): Judged => ({ state: 'unneeded', cause, found: null });

export function wrong(cause: MailRecordCause, ...found: readonly string[]): Judged {
  return { state: 'wrong', cause, found: found.join('\n').slice(0, longestFound) };
}

export const dkimHost = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;
export const dkimValue = (publicKey: string): string => `v=DKIM1; k=rsa; p=${publicKey}`;
export const dmarcValue = 'v=DMARC1; p=none';

/** The tags of a record (RFC 6376, 3.2); undefined where one is malformed. */
function tagsOf(text: string): ReadonlyMap<string, string> | undefined {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [, name, value = ''] = /^\s*([a-z]\w*)\s*=(.*)$/is.exec(part) ?? [];
    if (name === undefined || tags.has(name.toLowerCase())) return undefined;
    tags.set(name.toLowerCase(), value.trim());
  }
  return tags;
}

/** The record of a key (RFC 6376, 3.6.1). @param texts each TXT record at its place */
export function judgeDkim(texts: readonly string[], publicKey: string): Judged {
  const [text, ...others] = texts;
  if (text === undefined) return missing;
  // With several records a receiver may take any of them.
  if (others.length > 0) return wrong('several', ...texts);
  const tags = tagsOf(text);
  const published = tags?.get('p')?.replaceAll(/\s/g, '');
  const isRsa = (tags?.get('k') ?? 'rsa') === 'rsa' && (tags?.get('v') ?? 'DKIM1') === 'DKIM1';
  if (published === undefined || !isRsa) return wrong('malformed', text);
  if (published === '') return wrong('revoked', text);
  if (published === publicKey) return right;
  return wrong(publicKey.startsWith(published) ? 'cut' : 'other_key', text);
}

const isSpf = (text: string): boolean => /^v=spf1(?:\s|$)/i.test(text);
const termsOf = (text: string): string[] => text.trim().split(/\s+/);
/** Terms behind it are never read (RFC 7208, 5.1). */
const isEnd = (term: string): boolean => /^[-+~?]?all$/i.test(term);
const bare = (term: string): string => term.replace(/^\+/, '').toLowerCase();

/**
 * The record of the servers that send for a domain (RFC 7208).
 *
 * @param needed terms that it has to hold, such as `include:spf.example.org`
 */
export function judgeSpf(texts: readonly string[], needed: readonly string[]): Judged {
  const [text, ...others] = texts.filter(isSpf);
  if (text === undefined) return missing;
  if (others.length > 0) return wrong('several', text, ...others);
  const terms = termsOf(text);
  const end = terms.findIndex(isEnd);
  const isIn = (list: readonly string[], term: string): boolean => list.map(bare).includes(bare(term));
  if (!needed.every((term) => isIn(terms, term))) return wrong('lacks', text);
  if (end >= 0 && !needed.every((term) => isIn(terms.slice(0, end), term))) return wrong('after_all', text);
  return right;
}

/** What to publish: the record that is there with the needed terms in front, so that a domain has one. */
export function spfValue(published: string | null, needed: readonly string[]): string {
  const [first, ...rest] = termsOf(published !== null && isSpf(published) ? published : 'v=spf1 ~all');
  const others = rest.filter((term) => !needed.map(bare).includes(bare(term)));
  return [first, ...needed, ...others].join(' ');
}

/** The policy of a domain (RFC 7489). Any is right: one that is stricter than ours was chosen by its owner. */
export function judgeDmarc(texts: readonly string[]): Judged {
  const policies = texts.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
  const [text, ...others] = policies;
  if (text === undefined) return missing;
  if (others.length > 0) return wrong('several', ...policies);
  const policy = tagsOf(text)?.get('p')?.toLowerCase();
  return ['none', 'quarantine', 'reject'].includes(policy ?? '') ? right : wrong('no_policy', text);
}

/** Where a policy may be: at the domain, else at one above it, but at no top-level domain. */
export function dmarcHosts(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

/** Whether a domain takes mail. @param servers by its MX records, where an empty name says that it takes none (RFC 7505) */
export function judgeReturnPath(servers: readonly string[], addresses: readonly string[]): Judged {
  if (servers.length === 1 && servers[0] === '') return wrong('no_mail', '.');
  return servers.length > 0 || addresses.length > 0 ? right : missing;
}
