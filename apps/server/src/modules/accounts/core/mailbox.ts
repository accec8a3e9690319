import { parse } from 'tldts';
import { emailProblem, normalizeEmail } from '@kindling/contract/accounts/email-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';

/** Reserved top-level names (RFC 2606), used for trials. */
const namesForTrials = /\.(?:test|example)$/;
/** Providers whose mailboxes have no dots of their own. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** What is wrong with an address, up to a domain with an ending that does not exist, like `anna@voorbeeld.con`. */
export function mailboxProblem(email: string): FieldProblemCode | undefined {
  const problem = emailProblem(email);
  if (problem) return problem;
  const domain = normalizeEmail(email).split('@').at(-1) ?? '';
  const { isIcann, domain: registered } = parse(domain);
  return namesForTrials.test(domain) || (isIcann && registered !== null) ? undefined : 'invalid_email';
}

/**
 * The mailbox that mails to an address end in: without the tag behind a `+`, without dots where the provider passes over
 * them.
 *
 * @param email in its normalised form
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [domain, local] = [email.slice(at + 1), email.slice(0, at)];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
