/**
 * What a mail to a member was about, as staff are told; never what it said. A new one asks by its type for its place in
 * `notifications/mails`, its sample and its name on the console.
 */
export const mailKinds = [
  ...(['activation', 'reset', 'mail_change', 'reactivation', 'address_taken', 'mail_change_taken'] as const),
  ...(['password_changed', 'mail_changed', 'data_offer'] as const),
  ...(['notice', 'weekly_update', 'reminder', 'newsletter'] as const),
  ...(['receipt', 'refund_received', 'refund_failed', 'debit_notice'] as const),
  ...(['report_receipt', 'report_decision', 'verification'] as const),
  ...(['complaint_receipt', 'complaint_answer', 'complaint_closed'] as const),
  ...(['restriction_imposed', 'restriction_ended', 'appeal_received', 'appeal_outcome'] as const),
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * `trying`: handed to the mail server without success so far; `blocked`: its server takes no mail of ours, whoever it is for;
 * `returned`: taken first and sent back later.
 */
export const mailStates = ['trying', 'sent', 'refused', 'blocked', 'returned'] as const;
export type MailState = (typeof mailStates)[number];
