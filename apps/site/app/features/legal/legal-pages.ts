import type { PageName } from '@kindling/contract/pages';
import type { PublicSettings } from '@kindling/contract/brands/calls/site-settings';

/** A part of a text: `<namespace>:<page>.<key>.title` and `.text`. */
interface LegalPart {
  key: string;
  /** Pages that it links to, each by the text `<namespace>:<page>.<key>.to.<page name>`. */
  to?: readonly PageName[];
  /** Only for brands with such a script of another company: a tag, a recorder, either of them, or neither (decision 0136). */
  where?: 'tag' | 'recorder' | 'either' | 'neither';
}

interface LegalPage {
  namespace: 'legal' | 'help';
  parts: readonly LegalPart[];
  /** For readers in English only (specification §1). */
  english?: readonly LegalPart[];
  /** False if the whole page fits on one screen. */
  contents?: boolean;
}

/** The texts that every brand has, part by part. */
export const legalPages = {
  terms: {
    namespace: 'legal',
    parts: [
      { key: 'who' },
      { key: 'account' },
      { key: 'conduct', to: ['pages-ban'] },
      { key: 'fictional' },
      { key: 'credits', to: ['pricing'] },
      { key: 'premium' },
      { key: 'withdrawal', to: ['pages-return-policy'] },
      { key: 'decisions', to: ['pages-ban'] },
      { key: 'ending' },
      { key: 'liability' },
      { key: 'law', to: ['complaints'] },
      { key: 'sources' },
    ],
  },
  privacy: {
    namespace: 'legal',
    parts: [
      { key: 'who' },
      { key: 'what' },
      { key: 'why' },
      { key: 'special' },
      { key: 'sharing' },
      { key: 'visitors', to: ['pages-cookies'] },
      { key: 'tracking', to: ['pages-cookies'], where: 'either' },
      { key: 'people' },
      { key: 'keeping' },
      { key: 'rights', to: ['settings'] },
    ],
    english: [{ key: 'us' }],
  },
  cookies: {
    namespace: 'legal',
    parts: [
      { key: 'necessary' },
      { key: 'browser' },
      { key: 'consent' },
      { key: 'tag', where: 'tag' },
      { key: 'recorder', where: 'recorder' },
      { key: 'never', where: 'either' },
      { key: 'none', where: 'neither' },
    ],
    contents: false,
  },
  return_policy: {
    namespace: 'help',
    parts: [
      { key: 'right' },
      { key: 'how', to: ['transactions'] },
      { key: 'sum' },
      { key: 'when' },
      { key: 'after', to: ['complaints'] },
      { key: 'form' },
    ],
  },
  ban: {
    namespace: 'help',
    parts: [
      { key: 'why' },
      { key: 'how' },
      { key: 'effect', to: ['pages-return-policy'] },
      { key: 'appeal' },
      { key: 'report', to: ['report-picture'] },
    ],
  },
} as const satisfies Record<string, LegalPage>;

export type LegalPageName = keyof typeof legalPages;

/** The parts for readers of a language, in order. @param tracking the brand's scripts of other companies */
export function partsOf(
  page: LegalPageName,
  language: string,
  tracking: PublicSettings['tracking'],
): readonly LegalPart[] {
  const { parts, english = [] }: LegalPage = legalPages[page];
  const there = {
    tag: tracking.tag !== null,
    recorder: tracking.recorder !== null,
    either: tracking.tag !== null || tracking.recorder !== null,
    neither: tracking.tag === null && tracking.recorder === null,
  };
  const shown = parts.filter(({ where }) => where === undefined || there[where]);
  return language === 'en' ? [...shown, ...english] : shown;
}
