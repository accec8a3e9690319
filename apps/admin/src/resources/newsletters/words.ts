import type { Language } from '@kindling/contract/languages';
import type {
  NewsletterKind,
  NewsletterPage,
  NewsletterState,
  NewsletterText,
} from '@kindling/contract/newsletters';
import type { Newsletter } from '@kindling/contract/routes/newsletters';

export const kindNames: Readonly<Record<NewsletterKind, string>> = { promotions: 'Promotion', news: 'News' };

export const stateNames: Readonly<Record<NewsletterState, string>> = {
  draft: 'Draft',
  planned: 'Planned',
  running: 'Being sent',
  done: 'Sent',
  stopped: 'Stopped',
};

export const pageNames: Readonly<Record<NewsletterPage, string>> = {
  members: 'Member search',
  likes: 'Likes',
  chats: 'Messages',
  credits: 'Credits',
  premium: 'Premium',
  pricing: 'Prices',
  profile: 'Own profile',
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
  return `${ordered.toLocaleString('en-GB')} of ${looked.toLocaleString('en-GB')}`;
}
