import type { Access, StaffRight } from '@kindling/contract/route';
import type { StaffRole } from '@kindling/contract/console/staff';
import type { CookieOptions } from './cookies.js';

export interface Visitor {
  kind: 'visitor';
}

export interface MemberCaller {
  kind: 'member';
  memberId: string;
  /** Hash of the session's token, the key of its row. */
  sessionHash: string;
  /** Where the session is due for a new token: gives it to the browser. */
  renew?: (browser: CallingBrowser) => Promise<MemberCaller>;
}

export interface StaffCaller {
  kind: 'staff';
  staffId: string;
  name: string;
  email: string;
  role: StaffRole;
  rights: readonly StaffRight[];
  /** The staff member's brands; null for all. */
  tenants: readonly string[] | null;
  sessionHash: string;
}

/**
 * What a session needs of the request in which it gets a new token: the browser's cookies, and the caller it becomes.
 */
export interface CallingBrowser {
  readonly request: { readonly secure: boolean };
  caller(): Promise<Caller>;
  become(caller: Caller): void;
  setCookie(name: string, value: string, options: CookieOptions): void;
}

export type Caller = Visitor | MemberCaller | StaffCaller;

/** The possible callers of a handler, given its route's access. */
export type CallerOf<A extends Access> = A extends 'member'
  ? MemberCaller
  : A extends 'staff' | `staff:${string}`
    ? StaffCaller
    : A extends 'signed'
      ? Visitor
      : Visitor | MemberCaller;
