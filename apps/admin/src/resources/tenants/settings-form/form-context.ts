import type { Language } from '@kindling/contract/languages';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { FieldProps, Registry } from '@rjsf/utils';

/** What a field may read of the rest of the record. */
export interface SettingsFormContext {
  settings: Settings;
  /** Names of the fields of the section that is open. */
  fields: readonly string[];
  /** The language in which texts are shown and edited. */
  language: Language;
  /** Changes several fields at once; absent where nothing can be changed. */
  onSettings?: (settings: Settings) => void;
  onLanguage: (language: Language) => void;
}

export function contextOf({ registry }: { registry: Registry }): SettingsFormContext {
  return registry.formContext as SettingsFormContext;
}

/** The field's own error, if any. */
export function ownError({ rawErrors }: Pick<FieldProps, 'rawErrors'>): string | undefined {
  return rawErrors && rawErrors.length > 0 ? rawErrors.join(' ') : undefined;
}

/** The error of a part of a field, if any. */
export function errorAt(errors: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    errors,
  );
  return ownError({ rawErrors: (found as { __errors?: string[] } | undefined)?.__errors });
}
