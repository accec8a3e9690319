/**
 * Kinds of mail to members, shown to staff; never the content. The compiler requires for a new kind its place in
 * `notifications/mails`, its sample and its name on the console.
 */
export const mailKinds = [
  ...(['activation', 'reset', 'mail_change', 'reactivation', 'address_taken', 'mail_change_taken'] as const),
  ...(['password_changed', 'mail_changed', 'data_offer', 'passkey_added', 'passkey_removed'] as const),
  'check_in',
  ...(['notice', 'weekly_update', 'reminder', 'newsletter'] as const),
  ...(['receipt', 'refund_received', 'refund_failed', 'debit_notice'] as const),
  ...(['report_receipt', 'report_decision', 'verification'] as const),
  ...(['complaint_receipt', 'complaint_answer', 'complaint_closed'] as const),
  ...(['restriction_imposed', 'restriction_ended', 'appeal_received', 'appeal_outcome'] as const),
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * `trying`: not yet accepted by the mail server; `blocked`: the member's server takes none of our mail, for any
 * recipient; `returned`: accepted first and bounced later.
 */
export const mailStates = ['trying', 'sent', 'refused', 'blocked', 'returned'] as const;
export type MailState = (typeof mailStates)[number];

/** Kinds that go to many members at once: they may have a mail server of their own (`NEWSLETTER_SMTP_URL`). */
export const bulkMails = ['weekly_update', 'reminder', 'newsletter'] as const satisfies readonly MailKind[];

export const isBulkMail = (kind: MailKind): boolean => (bulkMails as readonly MailKind[]).includes(kind);
