import type { ApiProblem } from '@kindling/contract/api-problem';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { t } from '../words/texts';

const texts: Partial<Record<FieldProblemCode, string>> = {
  required: t('Fill this in.'),
  too_long: t('This is too long.'),
  invalid_email: t('This is no mail address.'),
  password_too_short: t('Use more characters.'),
  password_too_long: t('This is too long.'),
  password_common: t('Many people use this one. Choose another.'),
  old_password_wrong: t('This is not your password.'),
};

/** @returns what is wrong, by field, where the server named fields */
export function fieldTexts({ fields }: Pick<ApiProblem, 'fields'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [name, texts[code] ?? t('This does not fit.')]),
  );
}
