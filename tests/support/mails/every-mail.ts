import type { MailKind } from '../../../packages/contract/src/mails/mail-kinds.ts';
import { sampledMails } from '../../../packages/contract/src/mails/sampled-mails.ts';
import type { MailContent } from '../../../apps/server/src/modules/mails/notifications/look/mail-layout.ts';
import type { Surroundings } from '../../../apps/server/src/modules/mails/notifications/look/mail-surroundings.ts';
import { unsubscribeOf } from '../../../apps/server/src/modules/mails/notifications/look/unsubscribe-links.ts';
import { sampleContent } from '../../../apps/server/src/modules/mails/notifications/mails/all-mails.ts';
import { complaintMails } from '../../../apps/server/src/modules/mails/notifications/mails/complaint-mails.ts';
import { debitNotice } from '../../../apps/server/src/modules/mails/notifications/mails/debit-notice.ts';
import { mailingMails } from '../../../apps/server/src/modules/mails/notifications/mails/mailing-mails.ts';
import { noticeMail } from '../../../apps/server/src/modules/mails/notifications/mails/notice-mail.ts';
import { reportMails } from '../../../apps/server/src/modules/mails/notifications/mails/report-mails.ts';
import { restrictionMails } from '../../../apps/server/src/modules/mails/notifications/mails/restriction-mails.ts';
import { verificationMail } from '../../../apps/server/src/modules/mails/notifications/mails/verification-mail.ts';

/** The name of the member whom mails below are about, and the count of whatever others did. */
export const memberInMails = 'Wilhelmina';
export const countInMails = 4711;

/** A mail in one of its forms. */
export interface FormOfMail {
  /** `kind` or `kind.form`. */
  name: string;
  content: MailContent;
}

/** Mails with links to unsubscribe. */
const optional: readonly MailKind[] = ['notice', 'weekly_update', 'reminder', 'newsletter'];
/** As long as a sealed one. */
const token = 'k3Jx'.repeat(40);

/** Every kind of mail, each in the forms that read differently: samples as on the console, and cases of one member. */
export function everyMail(surroundings: Surroundings): FormOfMail[] {
  const { language } = surroundings;
  const at = new Date('2026-09-24T12:00:00Z');
  const reader = { to: 'reader@example.test', language, memberId: '0'.repeat(24) };
  const report = { ...reader, number: 'M-2026-000123', token, dueAt: at, unproven: true };
  const told = { messages: 0, unread: 0, likes: 0, matches: 0, returned: 0, fictional: false, kinds: [] };
  const paragraphs = [`${memberInMails}: ${'Lorem ipsum dolor sit amet. '.repeat(12)}`, '1. …\n2. …'];
  const forms: [string, MailContent][] = [
    ...sampledMails.map((kind): [string, MailContent] => [kind, sampleContent(kind, surroundings)]),
    ...(['receipt', 'dismissed', 'left'] as const).map((kind): [string, MailContent] => [
      `${kind === 'receipt' ? 'report_receipt' : 'report_decision'}.${kind}`,
      reportMails.contentOf({ ...report, kind }, surroundings),
    ]),
    [
      'complaint_answer.long',
      complaintMails.contentOf(
        { ...report, kind: 'answer', answer: paragraphs.join('\n\n'), unproven: false },
        surroundings,
      ),
    ],
    ...(['pose', 'person', 'unclear', 'gone'] as const).map((refusal): [string, MailContent] => [
      `verification.${refusal}`,
      verificationMail.contentOf({ ...reader, refusal }, surroundings),
    ]),
    [
      'notice.everything',
      noticeMail.contentOf(
        {
          ...{ ...reader, ...told, messages: countInMails, unread: 1, likes: countInMails, matches: 1 },
          ...{ returned: 2, fictional: true },
        },
        surroundings,
      ),
    ],
    ['notice.reminder', noticeMail.contentOf({ ...reader, ...told, unread: 2 }, surroundings)],
    [
      'newsletter',
      mailingMails.contentOf(
        {
          ...{ ...reader, kind: 'news' },
          content: {
            about: 'newsletter',
            page: 'members',
            text: {
              subject: 'Lorem ipsum',
              body: paragraphs.join('\n\n'),
              button: 'Lorem ipsum dolor sit amet',
            },
          },
        },
        surroundings,
      ),
    ],
    [
      'debit_notice',
      debitNotice.contentOf(
        {
          ...{ ...reader, paymentId: '1'.repeat(24), orderNumber: 'HB-2026-000123', credits: 320 },
          ...{ amountCents: 2799, currency: 'EUR', debitedFrom: at, holder: memberInMails },
          ...{ lastFour: '4711', reference: 'HB-000123-9F3A' },
          creditor: { name: surroundings.company?.name ?? '', creditor_id: 'GB00ZZZSDD0000000000000' },
        },
        surroundings,
      ),
    ],
    ...(['imposed', 'ended', 'received', 'outcome', 'data'] as const).map((about): [string, MailContent] => [
      restrictionKinds[about],
      restrictionMails.contentOf(
        {
          ...reader,
          about,
          restrictionId: '2'.repeat(24),
          paragraphs,
          token: about === 'ended' ? null : token,
        },
        surroundings,
      ),
    ]),
  ];
  return forms.map(([name, content]) => ({
    name,
    content: isOptional(name) ? { ...content, unsubscribe: unsubscribeOf(token, surroundings) } : content,
  }));
}

const restrictionKinds = {
  imposed: 'restriction_imposed',
  ended: 'restriction_ended',
  received: 'appeal_received',
  outcome: 'appeal_outcome',
  data: 'data_offer.banned',
};

function isOptional(name: string): boolean {
  return optional.some((kind) => name.split('.')[0] === kind);
}
