import type { StaffRight } from '@kindling/contract/route';
import type { ResourceProps } from 'react-admin';

/** What of a resource a staff member asks for, as react-admin names it. */
export type ResourceAction = 'list' | 'show' | 'edit' | 'create' | 'delete';

/** The parts of the menu, in its order. */
export const menuGroups = ['queues', 'setup', 'people', 'money', 'campaigns', 'oversight'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** One resource of the console: its views, and the right that each of them takes. */
export interface ResourceDescriptor extends ResourceProps {
  /** Where the menu offers its list. */
  group: MenuGroup;
  /** What the command is called that opens the form for a new one; absent: none is offered. */
  createName?: string;
  rights: Partial<Record<ResourceAction, StaffRight>>;
}
