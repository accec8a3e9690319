import { mailKinds, type MailKind } from './mail-kinds.js';

/** Mails that staff write, or that are made of one member's case: there are no invented facts for them. */
const unsampledMails = [
  ...(['newsletter', 'debit_notice'] as const),
  ...(['restriction_imposed', 'restriction_ended', 'appeal_received', 'appeal_outcome'] as const),
] as const satisfies readonly MailKind[];

/** Mails that a brand sends by itself and that say the same to everybody: they can be looked at with invented facts. */
export type SampledMail = Exclude<MailKind, (typeof unsampledMails)[number]>;

export const sampledMails = mailKinds.filter(
  (kind): kind is SampledMail => !unsampledMails.some((unsampled) => unsampled === kind),
);
