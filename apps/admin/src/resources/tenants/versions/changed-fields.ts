import type { Settings } from '@kindling/contract/brands/settings/settings';
import { deepEquals } from '@rjsf/utils';

export type SettingsField = keyof Settings;

/** Names of the fields in which two records differ. */
export function changedFields(before: Settings, after: Settings): SettingsField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<SettingsField>;
  return [...names].filter((name) => !deepEquals(before[name], after[name]));
}

/** The reader's changes on top of a colleague's: whole fields, the reader's where both changed one. */
export function rebased(base: Settings, mine: Settings, theirs: Settings): Settings {
  const own = changedFields(base, mine);
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of own) {
    if (mine[name] === undefined) delete merged[name];
    else merged[name] = mine[name];
  }
  return merged as Settings;
}
