import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied';

/** Guards a custom form by the right to create. Other roles see a notice instead of the form. */
export function MayCreate({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <CanAccess action="create" resource={resource} accessDenied={<AccessDenied />}>
      {children}
    </CanAccess>
  );
}
