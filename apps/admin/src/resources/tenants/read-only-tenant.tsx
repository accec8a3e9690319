import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { Show, useRecordContext } from 'react-admin';
import { SettingsForm } from './settings-form/settings-form';
import { TenantPage } from './tenant-page';
import { t } from '../../shared/words/texts';

/** A brand, read only. */
export function ReadOnlyTenant() {
  return (
    <Show component="div" actions={false} title=" ">
      <Settings />
    </Show>
  );
}

function Settings() {
  const record = useRecordContext<TenantRecord>();
  // The list knows the brand without its settings.
  if (!record?.settings) return <Skeleton variant="rounded" height={480} />;
  return (
    <TenantPage
      problems={[]}
      mayEdit={false}
      notice={
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('You see these settings read only: your role does not change brands.')}
        </Alert>
      }
      form={(section) => <SettingsForm section={section} settings={record.settings} problems={[]} />}
    />
  );
}
