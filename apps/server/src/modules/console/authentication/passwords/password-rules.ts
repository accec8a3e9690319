import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword, passwordProblem } from '@kindling/contract/accounts/account-rules';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { plainName } from '@kindling/contract/text/name-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';

const common = new Set(dictionary['passwords-common']);
/** What begins a password in the brands' languages and is in no list without its accents or its numbers. */
const obvious = new Set(
  (
    'zomer lente herfst liefste willkommen sommer frühling herbst liebling bienvenido contraseña verano primavera otoño ' +
    'estate autunno inverno été printemps automne hiver velkommen forår efterår hej välkommen lösenord sommar vår höst ' +
    'moi kesä talvi kevät syksy witaj hasło lato zima wiosna jesień hei høst'
  ).split(' '),
);
/** Numbers and signs at either end, as people add them to a word; more of them are a password of their own. */
const addedSigns = /^[^\p{L}]{0,6}(\p{L}[^]*?\p{L})[^\p{L}]{0,6}$/u;

export interface PasswordOwner {
  email: string;
  /** The profile's; empty when there is none. */
  name: string;
}

/**
 * What is wrong with a new password (decisions §3.1): its length, that everybody uses it, or that it is the member's
 * own address or name or the brand's, once or several times. Numbers and signs around a word change nothing.
 *
 * @param brand the brand's name
 */
export function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
  brand: string,
): FieldProblemCode | undefined {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const plain = normalizePassword(password).trim().toLowerCase();
  const email = normalizeEmail(owner.email);
  const known = [email, email.split('@')[0] ?? '', plainName(owner.name), brand].map((word) =>
    word.toLowerCase(),
  );
  const word = addedSigns.exec(plain)?.[1] ?? plain;
  const isCommon = common.has(plain) || common.has(word) || obvious.has(word);
  return isCommon || known.some((own) => isRepeated(plain, own) || isRepeated(word, own))
    ? 'password_common'
    : undefined;
}

/** Whether a text is a word, once or several times in a row, with spaces in between or none. */
function isRepeated(text: string, word: string): boolean {
  return word !== '' && text.split(word).every((between) => between.trim() === '');
}

/** What is wrong with a new password that was typed twice, by the names the API has for the fields. */
export function repeatedPasswordProblems(
  typed: { password: string; passwordRepeat: string },
  owner: PasswordOwner,
  brand: string,
): Record<string, FieldProblemCode> {
  const problem = newPasswordProblem(typed.password, owner, brand);
  if (problem) return { password: problem };
  return normalizePassword(typed.password) === normalizePassword(typed.passwordRepeat)
    ? {}
    : { password_repeat: 'passwords_differ' };
}
