import { circle, ellipse, path, rect, type Part } from './parts.js';

export const coffee: readonly Part[] = [
  path('steam', 'M38 14c-6 6 6 10 0 18M50 10c-6 7 6 12 0 22M62 14c-6 6 6 10 0 18'),
  ellipse('deep', 46, 80, 34, 6),
  path('ring', 'M68 46c16-4 18 20-1 20'),
  path('main', 'M22 38h50c0 24-8 40-25 40S22 62 22 38z'),
  path('shine', 'M29 46c1 12 4 20 9 25'),
  ellipse('deep', 47, 38, 25, 6),
  path('paper', 'M47 42c-5-2-7-4-5-6 2-1 4 0 5 1 1-1 3-2 5-1 2 2 0 4-5 6z'),
];

export const wine: readonly Part[] = [
  path('leaf', 'M22 8h10v18c5 3 8 8 8 15v45H14V41c0-7 3-12 8-15z'),
  path('paper', 'M14 50h26v20H14z'),
  path('main', 'M27 66c-6-4-8-7-6-10 2-2 5-1 6 1 1-2 4-3 6-1 2 3 0 6-6 10z'),
  path('deep', 'M21 6h12v9H21z'),
  path('glass', 'M54 34h30c1 18-4 28-15 28S53 52 54 34z'),
  path('main', 'M55 44c9 4 19-3 28 0-1 11-6 18-14 18s-13-7-14-18z'),
  path('stalk', 'M69 62v22M58 85h22'),
];

export const chocolates: readonly Part[] = [
  path('deep', 'M48 84C22 66 10 52 14 34c4-15 24-18 34-4 10-14 30-11 34 4 4 18-8 32-34 50z'),
  path('paper', 'M48 76C26 61 17 50 20 36c3-11 19-13 28-1 9-12 25-10 28 1 3 14-6 25-28 40z'),
  circle('cocoa', 34, 40, 8),
  rect('cocoa', 52, 32, 15, 15, 4),
  path('cocoa', 'M48 69c-8-5-11-9-9-14 2-3 7-3 9 1 2-4 7-4 9-1 2 5-1 9-9 14z'),
  path('icing', 'M29 39c3 3 7 3 10 0M55 36l9 7M55 42l6 4M44 57c3 3 6 3 9 0'),
];

export const cake: readonly Part[] = [
  ellipse('deep', 48, 82, 38, 6),
  path('paper', 'M16 52h64v26c-20 5-44 5-64 0z'),
  path('fold', 'M16 64c20 5 44 5 64 0v14c-20 5-44 5-64 0z'),
  path(
    'main',
    'M14 50c0-7 15-12 34-12s34 5 34 12c0 8-4 12-8 12s-6-6-9-6-5 8-9 8-5-8-8-8-5 8-9 8-5-8-8-8-5 6-8 6-5-5-5-12z',
  ),
  path('accent', 'M45 22h6v20h-6z'),
  path('flame', 'M48 6c5 6 6 9 6 11a6 6 0 0 1-12 0c0-2 1-5 6-11z'),
  circle('deep', 29, 46, 3),
  circle('deep', 67, 46, 3),
];
