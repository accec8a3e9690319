import { isValidIBAN } from 'ibantools';
import { parse } from 'tldts';
import { contactsIn } from '@kindling/contract/text/text-rules';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';

/** Hosts that a link is judged by; a host stands for those below it, too. */
export interface KnownHosts {
  /** Where people pay each other. */
  readonly payment: readonly string[];
  /** Songs, films, maps: links that lead nobody away. */
  readonly harmless: readonly string[];
}

/** Accounts and wallets: IBANs by their check digits, others by their form. */
const iban = /(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,4})?(?![a-z\d])/giu;
const wallets = [
  /(?<![a-z\d])bc1[a-z\d]{20,60}/iu,
  /(?<![a-z\d])[13][a-km-zA-HJ-NP-Z1-9]{25,34}(?![a-z\d])/u,
  /(?<![a-z\d])0x[a-f\d]{40}(?![a-z\d])/iu,
];
const links =
  /(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,5}[a-z]{2,24}(?:[/?#][^\s]{0,200})?/giu;

/**
 * What a text says of where to pay, or where to be reached. Pure; its time is linear in the text's length.
 *
 * @returns `money` for accounts and links of payments, `contact` for numbers, mail addresses, user names and other links
 */
export function addressesIn(text: string, hosts: KnownHosts): Set<MessageWarning> {
  const found = new Set<MessageWarning>();
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (namesAccount(plain)) found.add('money');
  const linked = linkedHosts(plain);
  const leads = linked.filter(({ host }) => !isOneOf(host, hosts.harmless));
  if (leads.some(({ host }) => isOneOf(host, hosts.payment))) found.add('money');
  const kinds = contactsIn(without(plain, linked));
  if (kinds.length > 0 || leads.length > 0) found.add('contact');
  return found;
}

/**
 * Accounts and wallets that a text names, each once, however they are spaced; IBANs only with their right check digits.
 */
export function payeesIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const accounts = [...plain.matchAll(iban)].flatMap(([written]) => ibanOf(written) ?? []);
  const found = wallets.flatMap((wallet) => wallet.exec(plain)?.[0] ?? []);
  return [...new Set([...accounts, ...found])];
}

/**
 * Where the links of a text lead: host and path, each once, whatever follows them. Links that lead nobody away are none, nor
 * is the front page of a host where everybody pays.
 */
export function targetsIn(text: string, hosts: KnownHosts): string[] {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const targets = linkedHosts(plain)
    .filter(
      ({ host, path }) => !isOneOf(host, hosts.harmless) && !(path === '' && isOneOf(host, hosts.payment)),
    )
    .map(({ host, path }) => `${host.replace(/^www\./u, '')}${path}`);
  return [...new Set(targets)];
}

function namesAccount(text: string): boolean {
  return (
    wallets.some((wallet) => wallet.test(text)) ||
    [...text.matchAll(iban)].some(([written]) => ibanOf(written) !== undefined || isGrouped(written))
  );
}

function ibanOf(written: string): string | undefined {
  const plain = written.replaceAll(' ', '').toUpperCase();
  // What stands behind the number may look like a part of it.
  return [plain, plain.slice(0, -4)].find((account) => isValidIBAN(account));
}

/** A mistyped account number is one, too; nothing else is written in such groups. */
function isGrouped(written: string): boolean {
  return /^[a-z]{2}\d{2} [a-z\d]{4} \d{4} \d{4}/iu.test(written);
}

function linkedHosts(text: string): { written: string; host: string; path: string }[] {
  return [...text.matchAll(links)].flatMap(([written]) => {
    const isWhole = /^https?:\/\//iu.test(written);
    // A name with a dot alone may be two sentences without a space.
    const isCertain = isWhole || /^www\./iu.test(written) || written.includes('/');
    const address = isWhole ? written : `https://${written}`;
    if (!URL.canParse(address) || !isCertain) return [];
    const { hostname: host, pathname } = new URL(address);
    const { isIcann, domain } = parse(host);
    // A sentence may end behind the link.
    const path = pathname.replace(/[/.,;:!?)\]}'"]+$/u, '');
    return isIcann === true && domain !== null ? [{ written, host, path }] : [];
  });
}

function without(text: string, linked: readonly { written: string }[]): string {
  return linked.reduce((rest, { written }) => rest.replace(written, ' '), text);
}

function isOneOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
