import { group, path, type Part } from './parts.js';

/** A rose from the side, centred at 0,0 and some 30 high and wide. */
const bloom: readonly Part[] = [
  path('deep', 'M-15-6c0 12 6 19 15 19s15-7 15-19c-4 3-7 3-9 1-2 3-10 3-12 0-2 2-5 2-9-1z'),
  path('main', 'M-11-9c0 10 4 17 11 17S11 1 11-9C8-13 5-14 0-14s-8 1-11 5z'),
  path('line', 'M-6-7c1-4 10-5 11 0 1 4-7 5-7 1 0-2 3-3 4-1M-9 0c4 5 13 5 18 0'),
];

const leaf: readonly Part[] = [
  path('leaf', 'M0 0c2-9 9-13 19-13C18-3 11 2 0 0z'),
  path('line', 'M3-2c5-2 9-5 12-8'),
];

export const rose: readonly Part[] = [
  path('stem', 'M48 40c1 18-1 34-4 48'),
  group('translate(48 66)', leaf),
  group('translate(46 76) scale(-1 1)', leaf),
  path('leaf', 'M38 40l10 8 10-8-3 11-7 3-7-3z'),
  group('translate(48 28) scale(1.25)', bloom),
];

export const bouquet: readonly Part[] = [
  path('stem', 'M34 36l12 38M48 32v42M62 36L50 74'),
  group('translate(60 40) rotate(30)', leaf),
  group('translate(36 40) scale(-1 1) rotate(30)', leaf),
  group('translate(30 28) rotate(-18) scale(.8)', bloom),
  group('translate(66 28) rotate(18) scale(.8)', bloom),
  group('translate(48 22) scale(.95)', bloom),
  path('paper', 'M24 44c8 6 16 6 24 1 8 5 16 5 24-1L57 86c-6 4-12 4-18 0z'),
  path('fold', 'M48 45l9 41c-6 4-12 4-18 0z'),
  path('accent', 'M35 64c8 4 18 4 26 0l-2 7c-7 3-15 3-22 0z'),
  path('accent', 'M48 69l-9 13 6-1 3 6 3-6 6 1z'),
];

const tulip: readonly Part[] = [
  path('deep', 'M-11-12c3 2 5 5 6 8 1-6 3-10 5-14 2 4 4 8 5 14 1-3 3-6 6-8 2 14-2 24-11 24S-13 2-11-12z'),
  path('main', 'M0-18c5 7 7 14 6 21-1 6-4 9-6 9s-5-3-6-9c-1-7 1-14 6-21z'),
];

export const tulips: readonly Part[] = [
  path('stem', 'M30 40c2 20 8 34 16 46M48 36v50M66 40c-2 20-8 34-16 46'),
  path('leaf', 'M44 86C34 78 26 66 26 52c8 6 16 18 20 34zM52 86c10-8 18-20 18-34-8 6-16 18-20 34z'),
  group('translate(29 30) rotate(-12) scale(.92)', tulip),
  group('translate(67 30) rotate(12) scale(.92)', tulip),
  group('translate(48 26)', tulip),
];
