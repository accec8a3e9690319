import type { MailKind } from './mail-kinds.js';

/** Mails that a brand sends by itself and that say the same to everybody: they can be looked at with invented facts. */
export const sampledMails = [
  ...(['activation', 'reset', 'mail_change', 'reactivation', 'address_taken', 'mail_change_taken'] as const),
  ...(['password_changed', 'mail_changed', 'data_offer'] as const),
  ...(['notice', 'weekly_update', 'reminder'] as const),
  ...(['receipt', 'refund_received', 'refund_failed'] as const),
  ...(['report_receipt', 'report_decision', 'verification'] as const),
  ...(['complaint_receipt', 'complaint_answer', 'complaint_closed'] as const),
] as const satisfies readonly MailKind[];
export type SampledMail = (typeof sampledMails)[number];
