import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { MailSample } from '@kindling/contract/mails/calls/mail-samples';
import type { SampledMail } from '@kindling/contract/mails/sampled-mails';
import { accountContent } from '../content/account-content.js';
import { mailingContent } from '../content/mailing-content.js';
import { noticeContent } from '../content/notice-content.js';
import { paymentContent } from '../content/payment-content.js';
import { reportContent } from '../content/report-content.js';
import { supportContent } from '../content/support-content.js';
import { verificationContent } from '../content/verification-content.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';

/** Opens nothing: the pages that the links lead to say so. */
const token = 'sample';
const number = 'SAMPLE-1';
const memberId = '0'.repeat(24);
const at = new Date('2026-01-15T12:00:00Z');
const told = { messages: 2, unread: 0, likes: 3, matches: 1, returned: 0, fictional: false, kinds: [] };

/** A mail as members get it, with facts that are nobody's. */
export function sampleContent(kind: SampledMail, surroundings: Surroundings): MailContent {
  const { language } = surroundings;
  const reader = { to: '', language, memberId };
  const about = { ...reader, number, token, dueAt: at, unproven: false };
  switch (kind) {
    case 'activation':
    case 'reset':
    case 'mail_change':
    case 'reactivation':
      return accountContent({ ...reader, kind, token }, surroundings);
    case 'address_taken':
    case 'mail_change_taken':
    case 'password_changed':
    case 'mail_changed':
    case 'data_offer':
      return accountContent({ ...reader, kind }, surroundings);
    case 'notice':
      return noticeContent(told, token, surroundings);
    case 'weekly_update':
      return mailingContent(
        { ...reader, kind: 'weekly_updates', content: { about: 'weekly', told } },
        token,
        surroundings,
      );
    case 'reminder':
      return mailingContent(
        {
          ...reader,
          kind: 'reminders',
          content: { about: 'unfinished', lacking: ['photo', 'about_me'] },
        },
        token,
        surroundings,
      );
    case 'receipt':
    case 'refund_received':
    case 'refund_failed':
      return paymentContent({ ...reader, ...payment(surroundings), kind }, surroundings);
    case 'report_receipt':
      return reportContent({ ...about, kind: 'receipt' }, surroundings);
    case 'report_decision':
      return reportContent({ ...about, kind: 'restricted' }, surroundings);
    case 'complaint_receipt':
      return supportContent({ ...about, kind: 'receipt', answer: undefined }, surroundings);
    case 'complaint_answer':
      return supportContent({ ...about, kind: 'answer', answer: '…' }, surroundings);
    case 'complaint_closed':
      return supportContent({ ...about, kind: 'closed', answer: undefined }, surroundings);
    case 'verification':
      return verificationContent({ ...reader, refusal: null }, surroundings);
  }
}

/** What a mail says, as the console shows it. */
export function toSample({ subject, title, paragraphs, button, notes, footer }: MailContent): MailSample {
  return {
    ...{ subject, title, paragraphs: [...paragraphs], button: button?.label ?? null },
    ...{ notes: [...notes], footer: [...footer] },
  };
}

/** The smallest bundle, bought and given back. */
function payment({ tenant: { settings }, company }: Surroundings) {
  const [bundle] = settings.bundles;
  const totalCents = bundle?.price_cents ?? 0;
  const credits = bundle?.credits ?? 0;
  return {
    paymentId: memberId,
    receipt: {
      ...{
        orderNumber: number,
        paidAt: at,
        until: new Date(at.getTime() + settings.refund_days * 86_400_000),
      },
      ...{
        timeZone: timeZoneOf(settings),
        currency: settings.currency,
        brand: settings.name,
        seller: company,
      },
      ...{ credits, totalCents, costsCents: 0, refundedCents: 0, vat: undefined },
      method: settings.payment_methods[0] ?? ('creditcard' as const),
    },
    refund: { amountCents: totalCents, credits, requestedAt: at },
  };
}
