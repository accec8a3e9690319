import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied';

/** A form of the console's own, for roles that may make what it makes: others are told before they fill it in. */
export function MayCreate({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <CanAccess action="create" resource={resource} accessDenied={<AccessDenied />}>
      {children}
    </CanAccess>
  );
}
