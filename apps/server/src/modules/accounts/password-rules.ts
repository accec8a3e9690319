import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizeEmail, passwordProblem } from '@kindling/contract/account-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';

const common = new Set(dictionary['passwords-common']);

export interface PasswordOwner {
  email: string;
  /** The profile's; empty when there is none. */
  name: string;
}

/**
 * What is wrong with a new password (decisions §3.1): its length, that everybody uses it, or that it is the member's
 * own address or name.
 */
export function newPasswordProblem(password: string, owner: PasswordOwner): FieldProblemCode | undefined {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const plain = password.trim().toLowerCase();
  const email = normalizeEmail(owner.email);
  const personal = [email, email.split('@')[0], owner.name.trim().toLowerCase()];
  return common.has(plain) || personal.includes(plain) ? 'password_common' : undefined;
}

/** What is wrong with a new password that was typed twice, by the names the API has for the fields. */
export function repeatedPasswordProblems(
  typed: { password: string; passwordRepeat: string },
  owner: PasswordOwner,
): Record<string, FieldProblemCode> {
  const problem = newPasswordProblem(typed.password, owner);
  if (problem) return { password: problem };
  return typed.password === typed.passwordRepeat ? {} : { password_repeat: 'passwords_differ' };
}
