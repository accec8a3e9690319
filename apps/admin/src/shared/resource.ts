import type { StaffRight } from '@kindling/contract/route';
import type { ResourceProps } from 'react-admin';

/** What of a resource a staff member asks for, as react-admin names it. */
export type ResourceAction = 'list' | 'show' | 'edit' | 'create' | 'delete';

/** One resource of the console: its views, and the right that each of them takes. */
export interface ResourceDescriptor extends ResourceProps {
  rights: Partial<Record<ResourceAction, StaffRight>>;
}
