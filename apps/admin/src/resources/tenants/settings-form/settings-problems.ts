import type { Settings } from '@kindling/contract/brands/settings/settings';
import { ruleSentence, type BrokenRule } from '@kindling/contract/brands/settings/settings-sentences';
import { settingsProblems, type SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { deepEquals, ErrorSchemaBuilder, type ErrorSchema, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import builtSchema from 'virtual:settings-schema';
import validators from 'virtual:settings-validator';
import { translatedSentence } from '../../../shared/words/server-sentences';

export type { SettingsProblem };

const validator = createPrecompiledValidator(validators, builtSchema);
/** The form asks for one; what is wrong is found below, once for the inputs and the sections alike. */
export const formValidator = validator;

/**
 * What is wrong with an edited record as far as the console can tell: the schema's rules, then the ones between fields.
 * A console older than the server's schema says nothing of the first: the server decides, and names the fields.
 */
export function problemsOf(settings: Settings, schema: RJSFSchema): SettingsProblem[] {
  if (!deepEquals(schema, builtSchema)) return [];
  const { errors } = validator.validateFormData(settings, schema);
  const structural = errors.map(({ property = '', name = '', params }) => {
    const path = pathOf(property, params);
    return { path, reason: ruleSentence(path, ruleOf(name, params as Record<string, unknown>)) };
  });
  // The rules between fields take a record whose parts are all there.
  const found = structural.length > 0 ? withoutRepeats(structural) : settingsProblems(settings);
  return found.map(({ path, reason }) => ({ path, reason: translatedSentence(reason) }));
}

/** One mistake can break two rules of the schema, with the same sentence for both. */
function withoutRepeats(problems: readonly SettingsProblem[]): SettingsProblem[] {
  return [...new Map(problems.map((one) => [`${one.path}: ${one.reason}`, one])).values()];
}

/** The form's validator names a rule by its keyword in the schema. */
function ruleOf(keyword: string, params: Record<string, unknown>): BrokenRule {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return { rule: 'missing' };
    case 'type':
      return { rule: 'kind' };
    case 'enum':
      return { rule: 'choice' };
    case 'minimum':
    case 'exclusiveMinimum':
      return { rule: 'least', of: 'number', limit };
    case 'maximum':
    case 'exclusiveMaximum':
      return { rule: 'most', of: 'number', limit };
    case 'minLength':
      return { rule: 'least', of: 'text', limit };
    case 'maxLength':
      return { rule: 'most', of: 'text', limit };
    case 'minItems':
      return { rule: 'least', of: 'list', limit };
    case 'maxItems':
      return { rule: 'most', of: 'list', limit };
    case 'uniqueItems':
      return { rule: 'repeated' };
    case 'format':
      return { rule: params.format === 'email' ? 'mail' : 'pattern' };
    case 'additionalProperties':
      return { rule: 'unknown' };
    default:
      return { rule: 'pattern' };
  }
}

/** Problems in the shape that the form reads. */
export function errorsFor(problems: readonly SettingsProblem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, reason } of problems) builder.addErrors(reason, path.split('.').map(keyOf));
  return builder.ErrorSchema;
}

/** How many problems lie in each field of the record. */
export function problemCounts(problems: readonly SettingsProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of problems) {
    const field = path.split('.')[0] ?? path;
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return counts;
}

/** ajv names a missing property apart from the path where it should be. */
function pathOf(property: string, params: unknown): string {
  const place = property
    .replace(/^\./, '')
    .replaceAll(/\[['"]?([^\]'"]+)['"]?\]/g, '.$1')
    .replace(/^\./, '');
  const missing = (params as { missingProperty?: string } | undefined)?.missingProperty;
  if (missing === undefined || place.split('.').at(-1) === missing) return place;
  return place === '' ? missing : `${place}.${missing}`;
}

function keyOf(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
