import type { Settings } from '@kindling/contract/brands/settings/settings';
import { deepEquals } from '@rjsf/utils';

export type SettingsField = keyof Settings;

/** Names of the fields in which two records differ. */
export function changedFields(before: Settings, after: Settings): SettingsField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<SettingsField>;
  return [...names].filter((name) => !deepEquals(before[name], after[name]));
}

/** One's own changes on top of what somebody else stored: whole fields, one's own where both changed it. */
export function rebased(base: Settings, mine: Settings, theirs: Settings): Settings {
  const own = changedFields(base, mine);
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of own) {
    if (mine[name] === undefined) delete merged[name];
    else merged[name] = mine[name];
  }
  return merged as Settings;
}
