import type { FieldProblemCode } from '@kindling/contract/problems';
import { problemOf } from '../../shared/console-api';

const texts: Partial<Record<FieldProblemCode, string>> = {
  required: 'This is needed.',
  too_long: 'This is too long.',
  invalid_email: 'This is no mail address.',
  password_too_short: 'Use more characters.',
  password_common: 'Many people use this one. Choose another.',
};

/** @returns what is wrong, by field, where the server named fields */
export function wrongFields(error: unknown): Readonly<Record<string, string>> {
  const fields = problemOf(error)?.fields ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [name, texts[code] ?? 'This does not fit.']),
  );
}
