import { paragraphsOf, type NewsletterPage, type NewsletterText } from '@kindling/contract/mails/newsletters';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { Letter } from '../../mailings/mailings.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { unsubscribeOf } from '../unsubscribe-links.js';
import { opened } from '../words/opened.js';

type Words = Pick<MailContent, 'subject' | 'title' | 'paragraphs' | 'notes'> & {
  button: { label: string; page: NewsletterPage };
};

/** A mail that a brand writes to many of its members. */
export function mailingContent({ content }: Letter, token: string, surroundings: Surroundings): MailContent {
  return {
    ...framed(wordsOf(content, surroundings), surroundings),
    unsubscribe: unsubscribeOf(token, surroundings),
  };
}

/** A newsletter to whoever wrote it: the same, but nothing to unsubscribe from. */
export function trialContent(
  { text, page }: { text: NewsletterText; page: NewsletterPage },
  surroundings: Surroundings,
): MailContent {
  return framed(newsletterWords(text, page), surroundings);
}

function framed({ button, ...words }: Words, surroundings: Surroundings): MailContent {
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
  const brand = tenant.settings.name;
  if (content.about === 'newsletter') return newsletterWords(content.text, content.page);
  if (content.about === 'unfinished') {
    const ours = {
      ...{ subject: t('unfinished.subject', { brand }), title: t('unfinished.title') },
      paragraphs: content.lacking.map((what) => t(`unfinished.${what}`)),
    };
    return {
      ...opened('reminder', ours, surroundings),
      button: { label: t('unfinished.button'), page: 'profile' },
      notes: [t('unfinished.note')],
    };
  }
  const { told } = content;
  const counted = (['messages', 'likes'] as const).filter((what) => told[what] > 0);
  const ours = {
    ...{ subject: t('weekly.subject', { brand }), title: t('weekly.title') },
    paragraphs: [
      ...counted.map((what) => t(`notice.${what}`, { count: told[what] })),
      ...(told.fictional ? [t('notice.fictional')] : []),
    ],
  };
  return {
    ...opened('weekly_update', ours, surroundings),
    button: { label: t('notice.button'), page: told.messages > 0 ? 'chats' : 'likes' },
    notes: [t('notice.note')],
  };
}
