import type { Settings } from '@kindling/contract/settings';
import type { FieldProps } from '@rjsf/utils';

/** What every field may know of the rest of the record. */
export interface SettingsFormContext {
  settings: Settings;
  /** Names of the fields of the section that is open. */
  fields: readonly string[];
}

export function contextOf({ registry }: Pick<FieldProps, 'registry'>): SettingsFormContext {
  return registry.formContext as SettingsFormContext;
}

/** What is wrong with a part of a field, as one line; undefined when nothing is. */
export function errorAt(errors: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    errors,
  );
  const own = (found as { __errors?: string[] } | undefined)?.__errors;
  return own && own.length > 0 ? own.join('; ') : undefined;
}
