import { plainData } from '../text/plain-data.js';
import type { FieldProblemCode } from '../problems.js';

/**
 * The form of mail addresses, the same in the browser and on the server. Quoted local parts and IP literals are left
 * out: they are not used in practice, and programs disagree about them.
 */

const longest = { address: 254, local: 64, label: 63 } as const;

/**
 * Allowed between the dots before the `@` (RFC 5322 "atext", RFC 6531), without invisible characters. Phones write the
 * curved apostrophe.
 */
const localLabel = /^(?:[\w!#$%&'’*+/=?^`{|}~-]|(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}])+$/u;
/** A domain as typed, in letters of any script. Other characters that look like a dot are refused. */
const typedDomain = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}.-])+$/u;
const asciiOnly = /^[\x20-\x7e]*$/;
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const topLabel = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/**
 * Trims and lowercases an address, and writes its domain as mail servers do (`münchen.test` is `xn--mnchen-3ya.test`):
 * the form in which addresses are compared and stored. Anything else is only lowercased.
 */
export function normalizeEmail(email: string): string {
  const address = plainData(email).normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

export function emailProblem(email: string): FieldProblemCode | undefined {
  const address = normalizeEmail(email);
  if (address === '') return 'required';
  const at = address.lastIndexOf('@');
  const isSound =
    at > 0 &&
    address.length <= longest.address &&
    isLocalPart(address.slice(0, at)) &&
    isDomain(address.slice(at + 1));
  return isSound ? undefined : 'invalid_email';
}

function isLocalPart(local: string): boolean {
  const bytes = new TextEncoder().encode(local).length;
  return (
    bytes <= longest.local &&
    // Fullwidth or styled letters would make a second address of the same letters.
    local === local.normalize('NFKC') &&
    local.split('.').every((label) => localLabel.test(label))
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= longest.label && asciiLabel.test(label)) &&
    topLabel.test(labels.at(-1) ?? '')
  );
}

/** @returns the domain in ASCII (RFC 5891), or unchanged where that is not possible */
export function asciiDomain(domain: string): string {
  if (asciiOnly.test(domain) || !typedDomain.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
