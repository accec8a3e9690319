import { problemOf } from './console-api';
import { fieldTexts } from './field-texts';

/** @returns what is wrong, by field, where the server named fields */
export function wrongFields(error: unknown): Readonly<Record<string, string>> {
  return fieldTexts(problemOf(error) ?? { fields: {} });
}
