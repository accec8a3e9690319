import Skeleton from '@mui/material/Skeleton';
import { Edit, Form, useNotify, usePermissions, useRecordContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../shared/session/console-api';
import { ReadOnlyTenant } from './read-only-tenant';
import { problemsOfRefusal } from '../../shared/session/refused-fields';
import type { SettingsProblem } from './settings-form/settings-problems';
import { TenantEditor } from './tenant-editor';
import { t } from '../../shared/words/texts';
import { FormGuard } from '../../shared/unsaved/console-form';

/** The form, or the same page read only without the right to change brands: both have one address. */
export function TenantEdit() {
  const { permissions } = usePermissions<StaffRight[]>();
  if (!permissions) return null;
  return permissions.includes('tenants:write') ? <EditedTenant /> : <ReadOnlyTenant />;
}

/** A brand's settings record: each save is a new version, live on the site within a second. */
function EditedTenant() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<readonly SettingsProblem[]>([]);
  const [conflictVersion, setConflictVersion] = useState<number>();

  const settle = () => {
    setRefused([]);
    setConflictVersion(undefined);
  };

  const onSuccess = (stored: TenantRecord) => {
    settle();
    void queryClient.invalidateQueries({ queryKey: ['tenant-versions'] });
    notify(t('Version {{version}} is live', { version: stored.version }), { type: 'success' });
  };

  const onError = (error: unknown) => {
    const problem = problemOf(error);
    if (problem?.code === 'settings_conflict') setConflictVersion(Number(problem.params.version));
    if (problem?.code === 'settings_invalid') setRefused(problemsOfRefusal(problem));
    notify(error instanceof Error ? error.message : t('The server refused this.'), { type: 'error' });
  };

  return (
    <Edit
      component="div"
      actions={false}
      title=" "
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
    >
      <TenantForm>
        <TenantEditor
          refused={refused}
          conflictVersion={conflictVersion}
          onTouched={(path) => setRefused((before) => before.filter((one) => !isAt(one.path, path)))}
          onSettled={settle}
        />
      </TenantForm>
    </Edit>
  );
}

function TenantForm({ children }: { children: ReactNode }) {
  const record = useRecordContext<TenantRecord>();
  // The list knows the brand without its settings.
  if (!record?.settings) return <Skeleton variant="rounded" height={480} />;
  // The schema lets some required texts be empty; the browser's own check would not.
  return (
    <Form noValidate disableInvalidFormNotification>
      {children}
      <FormGuard />
    </Form>
  );
}

function isAt(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}
