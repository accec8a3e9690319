import type { ApiProblem } from '@kindling/contract/api-problem';
import { ruleSentence } from '@kindling/contract/brands/settings/settings-sentences';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { translatedSentence } from '../words/server-sentences';

/** A refusal as problems of fields: each with its reason in the server's words, or what its kind of mistake says. */
export function problemsOfRefusal({ fields, params }: ApiProblem): SettingsProblem[] {
  const reasons = String(params.problems ?? '').split('; ');
  return Object.keys(fields).map((path) => {
    const reason = reasons.find((text) => text.startsWith(`${path}: `));
    const said = reason?.slice(path.length + 2) ?? ruleSentence(path, { rule: 'pattern' });
    return { path, reason: translatedSentence(said) };
  });
}
