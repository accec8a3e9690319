import type { Language } from '@kindling/contract/languages';
import type {
  NewsletterKind,
  NewsletterPage,
  NewsletterState,
  NewsletterText,
} from '@kindling/contract/mails/newsletters';
import type { Newsletter } from '@kindling/contract/mails/calls/newsletters';
import { consoleLocale, t } from '../../shared/words/texts';

export const kindNames: Readonly<Record<NewsletterKind, string>> = {
  promotions: t('Promotion'),
  news: t('News'),
};

export const stateNames: Readonly<Record<NewsletterState, string>> = {
  draft: t('Draft'),
  planned: t('Planned'),
  running: t('Being sent'),
  done: t('Sent'),
  stopped: t('Stopped'),
};

export const pageNames: Readonly<Record<NewsletterPage, string>> = {
  members: t('Member search'),
  likes: t('Likes'),
  chats: t('Messages'),
  credits: t('Credits'),
  premium: t('Premium'),
  pricing: t('Prices'),
  profile: t('Own profile'),
};

/** What a newsletter says, language by language. */
export function writtenTexts({ texts }: Newsletter): [Language, NewsletterText][] {
  return Object.entries(texts) as [Language, NewsletterText][];
}

/** By what a newsletter is recognised: its first subject. */
export function subjectOf(newsletter: Newsletter): string {
  return writtenTexts(newsletter)[0]?.[1].subject ?? '';
}

/** How far it is, in a few words. */
export function progressOf({ state, looked, ordered }: Newsletter): string {
  if (state === 'draft' || state === 'planned') return '';
  return t('{{ordered}} of {{looked}}', {
    ordered: ordered.toLocaleString(consoleLocale()),
    looked: looked.toLocaleString(consoleLocale()),
  });
}
