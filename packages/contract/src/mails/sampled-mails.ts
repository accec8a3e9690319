import { mailKinds, type MailKind } from './mail-kinds.js';

/** Mails that staff write, or that depend on one member's case: they have no sample. */
const unsampledMails = [
  ...(['newsletter', 'debit_notice'] as const),
  ...(['restriction_imposed', 'restriction_ended', 'appeal_received', 'appeal_outcome'] as const),
] as const satisfies readonly MailKind[];

/** Automatic mails of a brand with the same text for every member: they can be previewed with sample data. */
export type SampledMail = Exclude<MailKind, (typeof unsampledMails)[number]>;

export const sampledMails = mailKinds.filter(
  (kind): kind is SampledMail => !unsampledMails.some((unsampled) => unsampled === kind),
);
