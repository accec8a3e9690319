import { paragraphsOf, type NewsletterPage, type NewsletterText } from '@kindling/contract/mails/newsletters';
import { localizedPath } from '@kindling/contract/paths/paths';
import {
  mailingMailJob,
  trialMailJob,
  WriteLetters,
  WriteTrial,
  type Letter,
  type Trial,
  type Week,
} from '../../mailings/mailings.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { withBrandWording } from '../words/with-brand-wording.js';
import { defineMail, type WrittenMail } from './define-mail.js';

type Words = Pick<WrittenMail, 'subject' | 'title' | 'paragraphs' | 'details' | 'notes'> & {
  button: { label: string; page: NewsletterPage };
};

/** The kind of each of these mails. */
const kinds = { newsletter: 'newsletter', weekly: 'weekly_update', unfinished: 'reminder' } as const;

/** The counts in samples. */
const weekInSamples: Week = { messages: 2, matches: 1, likes: 3, newcomers: { count: 4, more: false } };

/** One member's mail of a newsletter or of a round. */
export const mailingMails = defineMail({
  job: mailingMailJob,
  preparer: WriteLetters,
  prepare: (letters, order) => letters.prepare(order),
  kindOf: ({ content }) => kinds[content.about],
  contentOf: ({ content }: Letter, surroundings) => framed(wordsOf(content, surroundings), surroundings),
  unsubscribes: ({ memberId, kind }) => ({ memberId, kinds: [kind] }),
  mailingOf: ({ mailingId }) => mailingId,
  settled: (letters, { mailingId }, outcome) => letters.settle(mailingId, outcome),
  samples: (sample) => ({
    weekly_update: sample(({ reader }) => ({
      ...reader,
      kind: 'weekly_updates',
      content: { about: 'weekly', week: weekInSamples },
    })),
    reminder: sample(({ reader }) => ({
      ...reader,
      kind: 'reminders',
      content: { about: 'unfinished', lacking: ['photo', 'about_me'] },
    })),
  }),
});

type TrialMail = Trial & { memberId: null };

/** A newsletter to its author: the same, without unsubscribe links. */
export const trialMail = defineMail({
  job: trialMailJob,
  preparer: WriteTrial,
  prepare: async (trials, order): Promise<TrialMail | undefined> => {
    const trial = await trials.prepare(order);
    return trial && { ...trial, memberId: null };
  },
  kindOf: () => 'newsletter',
  contentOf: ({ text, page }: TrialMail, surroundings) => framed(newsletterWords(text, page), surroundings),
  samples: () => ({}),
});

function framed({ button, ...words }: Words, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, domain_language: domain } = tenant.settings;
  return {
    ...{ language, brand, ...words },
    button: { label: button.label, url: origin + localizedPath(button.page, language, domain) },
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}

function newsletterWords({ subject, body, button }: NewsletterText, page: NewsletterPage): Words {
  return {
    ...{ subject, title: subject, paragraphs: paragraphsOf(body), notes: [] },
    button: { label: button, page },
  };
}

function wordsOf(content: Letter['content'], surroundings: Surroundings): Words {
  const { tenant, t } = surroundings;
  const brand = tenant.settings.mail_name;
  if (content.about === 'newsletter') return newsletterWords(content.text, content.page);
  if (content.about === 'unfinished') {
    const ours = {
      ...{ subject: t('unfinished.subject', { brand }), title: t('unfinished.title') },
      paragraphs: content.lacking.map((what) => t(`unfinished.${what}`)),
    };
    return {
      ...withBrandWording('reminder', ours, surroundings),
      button: { label: t('unfinished.button'), page: 'profile' },
      notes: [t('unfinished.note')],
    };
  }
  const { week } = content;
  const ours = {
    ...{ subject: t('weekly.subject', { brand }), title: t('weekly.title') },
    paragraphs: [],
  };
  return {
    ...withBrandWording('weekly_update', ours, surroundings),
    details: detailsOf(week, surroundings),
    button: { label: t('notice.button'), page: pageOf(week) },
    notes: [t('notice.note')],
  };
}

function detailsOf({ newcomers: { count, more }, ...week }: Week, { t }: Surroundings): string[] {
  const counted = (['messages', 'matches', 'likes'] as const).filter((what) => week[what] > 0);
  return [
    ...counted.map((what) => t(`notice.${what}`, { count: week[what] })),
    ...(count > 0 ? [t('weekly.newcomers', { count, total: `${count}${more ? '+' : ''}` })] : []),
  ];
}

function pageOf({ messages, matches, likes }: Week): NewsletterPage {
  if (messages > 0) return 'chats';
  return matches + likes > 0 ? 'likes' : 'members';
}
