import { landingNames } from '../../packages/contract/src/brands/landings.ts';

/** Which pictures `npm run screens` takes. */

export interface Screen {
  brand: string;
  /** CSS pixels. */
  width: number;
  scheme: 'light' | 'dark';
  reader: string;
  path: string;
}

export interface Wanted {
  brands?: readonly string[] | undefined;
  widths?: readonly number[] | undefined;
  readers?: readonly string[] | undefined;
  paths?: readonly string[] | undefined;
  schemes: readonly Screen['scheme'][];
}

const brands = ['vonk', 'rubens', 'harbour'];
const widths = [320, 360, 768, 1280];
/** The demo's members by the first part of their address. */
const readers = ['visitor', 'free', 'premium'];

const forVisitors = [
  '/',
  '/login',
  '/signup',
  '/members',
  ...landingNames.map((name) => `/landers/${name}`),
  '/reset-password',
  '/activate/done',
  '/account-deleted',
  '/pricing',
  '/report-picture',
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/return-policy',
  '/pages/faq',
  '/pages/service',
  '/pages/ban',
  '/pages/safety',
  '/complaints',
  '/no-such-page',
];
const forMembers = [
  '/members',
  '/likes/received',
  '/likes/given',
  '/likes/matches',
  '/swipe-game',
  '/match-finder',
  '/chats',
  '/credits',
  '/directdebit',
  '/premium',
  '/profile',
  '/notifications',
  '/settings',
];

/** Every combination that was asked for; what was not named is not narrowed. */
export function screensOf(wanted: Wanted): Screen[] {
  const pathsOf = (reader: string) => wanted.paths ?? (reader === 'visitor' ? forVisitors : forMembers);
  const screens: Screen[] = [];
  for (const brand of wanted.brands ?? brands)
    for (const reader of wanted.readers ?? readers)
      for (const width of wanted.widths ?? widths)
        for (const scheme of wanted.schemes)
          for (const path of pathsOf(reader)) screens.push({ brand, width, scheme, reader, path });
  return screens;
}

/** A file's name: what is compared stands beside each other. */
export function screenName({ brand, width, scheme, reader, path }: Screen): string {
  const page = path === '/' ? 'index' : path.slice(1).replace(/[^a-z0-9]+/gi, '-');
  return `${page}/${reader}-${brand}-${String(width).padStart(4, '0')}-${scheme}`;
}
