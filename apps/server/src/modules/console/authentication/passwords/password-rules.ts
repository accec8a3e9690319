import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword, passwordProblem } from '@kindling/contract/accounts/account-rules';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { plainName } from '@kindling/contract/text/name-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';

const common = new Set(dictionary['passwords-common']);
/** Beginnings of obvious passwords in the brands' languages that no list contains without their accents or numbers. */
const obvious = new Set(
  (
    'zomer lente herfst liefste willkommen sommer frühling herbst liebling bienvenido contraseña verano primavera otoño ' +
    'estate autunno inverno été printemps automne hiver velkommen forår efterår hej välkommen lösenord sommar vår höst ' +
    'moi kesä talvi kevät syksy witaj hasło lato zima wiosna jesień hei høst'
  ).split(' '),
);
/** Numbers and symbols around a word, as people add them; more of them make a password of their own. */
const addedSigns = /^[^\p{L}]{0,6}(\p{L}[^]*?\p{L})[^\p{L}]{0,6}$/u;

export interface PasswordOwner {
  email: string;
  /** The profile's; empty for none. */
  name: string;
}

/**
 * The problem of a new password (decisions §3.1): its length, that it is common, or that it is the member's own address
 * or name or the brand's, once or repeated. Numbers and symbols around a word change nothing.
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

/** Whether a text is a word, once or repeated, with or without spaces in between. */
function isRepeated(text: string, word: string): boolean {
  return word !== '' && text.split(word).every((between) => between.trim() === '');
}

/** The problems of a new password that was typed twice, by the API's field names. */
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
