import type { MemberState } from '@kindling/contract/overviews/calls/member-desk';
import type { AccountRecord } from '../../accounts/accounts.api.js';

/** The state that staff are told of an account: what stands in the way of a login comes first. */
export function memberStateOf({ status, bannedBy }: Pick<AccountRecord, 'status' | 'bannedBy'>): MemberState {
  if (status === 'deleted') return 'deleted';
  return bannedBy === null ? status : 'banned';
}
