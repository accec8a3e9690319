import type { FieldProblemCode } from './problems.js';

/**
 * The form of mail addresses, the same in the browser and on the server. Quoted local parts and addresses of numbers are
 * left out: nobody has them, and programs differ about them.
 */

const longest = { address: 254, local: 64, label: 63 } as const;

/**
 * What a local part may hold besides dots (RFC 5322 "atext", RFC 6531); nothing that is shown as nothing. The curved
 * apostrophe is the one that phones write.
 */
const localLabel = /^(?:[\w!#$%&'’*+/=?^`{|}~-]|(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}])+$/u;
/** Letters of any script, before they are written in ASCII. Of dots only the real one. */
const typedDomain = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}.-])+$/u;
const asciiOnly = /^[\x20-\x7e]*$/;
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const topLabel = /^(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/**
 * Trims and lowers an address, and writes its domain as mail servers do (`münchen.test` is `xn--mnchen-3ya.test`): the
 * form in which addresses are compared and stored. What is no address comes back lowered.
 */
export function normalizeEmail(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
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
  return bytes <= longest.local && local.split('.').every((label) => localLabel.test(label));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= longest.label && asciiLabel.test(label)) &&
    topLabel.test(labels.at(-1) ?? '')
  );
}

/** @returns the domain as it was where it can't be written in ASCII */
function asciiDomain(domain: string): string {
  if (asciiOnly.test(domain) || !typedDomain.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
