import Skeleton from '@mui/material/Skeleton';
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
  // The list knows the brand without its settings.
  if (!record?.settings) return <Skeleton variant="rounded" height={480} />;
  return (
    <TenantPage
      problems={[]}
      mayRestore={false}
      form={(section) => <SettingsForm section={section} settings={record.settings} problems={[]} />}
    />
  );
}
