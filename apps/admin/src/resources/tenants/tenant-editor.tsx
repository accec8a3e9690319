import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { useMemo } from 'react';
import { required, useInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ConflictNotice } from './versions/conflict-notice';
import { SaveBar } from '../../shared/unsaved/save-bar';
import { useAfterRefusal } from '../../shared/unsaved/use-after-refusal';
import { useAddress } from '../../shared/browser/use-address';
import { sectionsOf } from '../../shared/brands/setting-sections';
import { changedFields } from './versions/changed-fields';
import { lookProblemsOf } from './look/use-look';
import { useTrial } from './look/use-trial';
import { SettingsForm } from './settings-form/settings-form';
import { problemsOf, type SettingsProblem } from './settings-form/settings-problems';
import { useSettingsChoices } from './settings-form/use-settings-choices';
import { useSettingsSchema } from '../../shared/brands/use-settings-schema';
import { settingName } from './settings-form/setting-names';
import { showSetting } from './settings-form/show-setting';
import { TenantPage } from './tenant-page';
import { t } from '../../shared/words/texts';

interface TenantEditorProps {
  /** What the server refused at the last save. */
  refused: readonly SettingsProblem[];
  /** The version that a colleague stored meanwhile. */
  conflictVersion: number | undefined;
  /** A field was changed since. */
  onTouched: (field: string) => void;
  onSettled: () => void;
}

/** The record in react-admin's form: `settings` is one value of it, `version` the one that was edited. */
export function TenantEditor({ refused, conflictVersion, onTouched, onSettled }: TenantEditorProps) {
  const record = useRecordContext<TenantRecord>();
  const schema = useSettingsSchema();
  const { setValue } = useFormContext<Pick<TenantRecord, 'version' | 'settings'>>();
  const validate = (settings: Settings) =>
    schema && [...problemsOf(settings, schema), ...lookProblemsOf(settings, themes)].length > 0
      ? t('Some fields are not right yet')
      : undefined;
  const themes = useSettingsChoices()?.themes;
  const { field } = useInput<Settings>({ source: 'settings', validate: [required(), validate] });
  useInput({ source: 'version' });
  const settings = field.value as Settings;

  const problems = useMemo(
    () => [
      ...(schema ? problemsOf(settings, schema) : []),
      ...lookProblemsOf(settings, themes),
      ...refused.filter(({ path }) => !path.startsWith('look.')),
    ],
    [settings, schema, refused, themes],
  );
  const trial = useTrial(record?.settings, settings);
  const [, open] = useAddress<'section' | 'field'>();
  const sections = sectionsOf(Object.keys(schema?.properties ?? {}));
  const nameOf = (path: string) => settingName(path, schema);
  const lead = (path: string) => {
    const field = path.split('.')[0] ?? path;
    open({ section: sections.find(({ fields }) => fields.includes(field))?.id ?? 'others', field: path });
    // The address may say so already.
    showSetting(path);
  };

  useAfterRefusal(() => {
    const [first] = problems;
    if (first) lead(first.path);
  });
  if (!record) return null;

  const change = (next: Settings) => {
    for (const name of changedFields(settings, next)) onTouched(name);
    field.onChange(next);
  };

  const rebase = (latest: TenantRecord, merged: Settings) => {
    setValue('version', latest.version, { shouldDirty: true });
    setValue('settings', merged, { shouldDirty: true });
    onSettled();
  };

  return (
    <TenantPage
      problems={problems}
      mayEdit
      trial={trial}
      notice={
        conflictVersion !== undefined && (
          <ConflictNotice
            record={record}
            mine={settings}
            version={conflictVersion}
            onRebase={rebase}
            onReload={onSettled}
          />
        )
      }
      form={(section) => (
        <SettingsForm section={section} settings={settings} problems={problems} onChange={change} />
      )}
      toolbar={
        <SaveBar
          // A draft is published by its launch list.
          save={record.state === 'draft' ? t('Save') : t('Save and publish')}
          changed={changedFields(record.settings, settings).map(nameOf)}
          problems={problems.map((problem) => ({ ...problem, name: nameOf(problem.path) }))}
          onLead={lead}
        />
      }
    />
  );
}
