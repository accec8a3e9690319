import type { PageName } from '@kindling/contract/pages';

/** A question: `faq:<key>.question` and `.answer`, and the page where the answer can be acted on. */
export interface FaqQuestion {
  key: string;
  to?: PageName;
}

/** The questions by subject: `faq:group.<name>`. */
export const faqGroups = [
  {
    name: 'account',
    questions: [
      { key: 'free' },
      { key: 'confirm' },
      { key: 'password', to: 'reset-password' },
      { key: 'leave', to: 'settings' },
      { key: 'data', to: 'settings' },
    ],
  },
  {
    name: 'profile',
    questions: [{ key: 'photo_wait' }, { key: 'photo_count' }, { key: 'seen' }, { key: 'place' }],
  },
  {
    name: 'money',
    questions: [
      { key: 'cost', to: 'pricing' },
      { key: 'premium' },
      { key: 'withdraw', to: 'pages-return-policy' },
      { key: 'fictional' },
      { key: 'unanswered' },
    ],
  },
  {
    name: 'safety',
    questions: [
      { key: 'bothered', to: 'pages-safety' },
      { key: 'picture', to: 'report-picture' },
      { key: 'banned', to: 'pages-ban' },
      { key: 'complaint', to: 'complaints' },
    ],
  },
] as const satisfies readonly { name: string; questions: readonly FaqQuestion[] }[];

/** Lower case without accents, so that `foto's` and `privé` are found as they are typed. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text contains every searched word, in any order. */
export function isFound(text: string, sought: string): boolean {
  const within = folded(text);
  return folded(sought)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
