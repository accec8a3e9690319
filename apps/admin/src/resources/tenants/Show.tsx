import { Show, useRecordContext } from 'react-admin';
import type { TenantRecord } from '@kindling/contract/routes/console';
import { SettingsForm } from './settings-form/settings-form';
import { TenantPage } from './tenant-page';

/** A brand for those who may look and not touch. */
export function TenantShow() {
  return (
    <Show component="div" actions={false} title=" ">
      <ReadOnlyTenant />
    </Show>
  );
}

function ReadOnlyTenant() {
  const record = useRecordContext<TenantRecord>();
  if (!record) return null;
  return (
    <TenantPage
      problems={[]}
      mayRestore={false}
      form={(section) => <SettingsForm section={section} settings={record.settings} problems={[]} />}
    />
  );
}
