import type { FieldProblemCode } from '@kindling/contract/problems';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { Problem } from '../../../kernel/ground/problem.js';

/** The refusal of invalid settings: each wrong field, with its reason as a sentence. */
export function invalidSettings(found: readonly SettingsProblem[]): Problem {
  const fields = Object.fromEntries(found.map(({ path }) => [path, 'invalid' as FieldProblemCode]));
  return new Problem(
    'settings_invalid',
    { problems: found.map((one) => `${one.path}: ${one.reason}`).join('; ') },
    fields,
  );
}
