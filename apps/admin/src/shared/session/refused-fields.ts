import type { ApiProblem } from '@kindling/contract/api-problem';
import { ruleSentence } from '@kindling/contract/brands/settings/settings-sentences';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { translatedSentence } from '../words/server-sentences';
import { problemOf } from './console-api';
import { fieldTexts } from './field-texts';

/** A refusal as problems of fields: each with its reason in the server's words, or what its kind of mistake says. */
export function problemsOfRefusal({ fields, params }: ApiProblem): SettingsProblem[] {
  const reasons = String(params.problems ?? '').split('; ');
  return Object.keys(fields).map((path) => {
    const reason = reasons.find((text) => text.startsWith(`${path}: `));
    const said = reason?.slice(path.length + 2) ?? ruleSentence(path, { rule: 'pattern' });
    return { path, reason: translatedSentence(said) };
  });
}

/**
 * What a form says beside its fields after a refusal; empty where it names none.
 *
 * @param fieldOf the field of the form for a path of the server
 */
export function reasonsByField(
  error: unknown,
  fieldOf: (path: string) => string = (path) => path,
): Record<string, string> {
  const refusal = problemOf(error);
  if (!refusal) return {};
  const reasons =
    refusal.code === 'validation_failed'
      ? Object.entries(fieldTexts(refusal))
      : problemsOfRefusal(refusal).map(({ path, reason }) => [path, reason] as const);
  return Object.fromEntries(reasons.map(([path, reason]) => [fieldOf(path), reason]));
}
