/**
 * What erasing a member does to each table. A table that is not here breaks `tests/db/erasure.spec.ts`: whoever makes one
 * decides (docs/decisions/0013-what-is-kept.md).
 */
export const erasedTables = [
  'account',
  'consent',
  'conversation',
  'conversation_member',
  'data_export',
  'fictional_acknowledgement',
  'invite',
  'login_failure',
  'mail_change',
  'mailed_link',
  'member_block',
  'member_like',
  'message',
  'outbox',
  'photo',
  'profile',
  'profile_contact',
  'sandbox_checkout',
  'session',
] as const;

/** Kept under a number that leads to nobody, for as long as the law asks (decisions §3.5). */
export const keptTables = {
  ledger_account: 'invoices: the wallet under its random number',
  ledger_posting: 'invoices: the postings behind them',
  message_charge: 'invoices: what postings for messages rest on, without anybody',
  payment: 'invoices',
  payment_event: 'invoices: what the provider said of them',
} as const;

export const notAboutMembers = {
  audit_entry: 'what staff did; ids of brands and invitations, no members so far',
  company: 'of the operator',
  departure_count: 'numbers only',
  migration: 'of the software',
  staff: 'staff',
  staff_login_failure: 'staff',
  staff_recovery_code: 'staff',
  staff_session: 'staff',
  staff_tenant: 'staff',
  tenant: 'brands',
  tenant_host: 'brands',
  tenant_settings_version: 'brands',
} as const;
