import { circle, ellipse, path, rect, type Part } from './parts.js';

export const teddy: readonly Part[] = [
  circle('cocoa', 28, 22, 10),
  circle('cocoa', 68, 22, 10),
  circle('icingFill', 28, 22, 5),
  circle('icingFill', 68, 22, 5),
  ellipse('cocoa', 30, 84, 13, 8),
  ellipse('cocoa', 66, 84, 13, 8),
  path('cocoa', 'M24 58c-9 2-12 8-10 14s8 5 12 0zM72 58c9 2 12 8 10 14s-8 5-12 0z'),
  ellipse('cocoa', 48, 70, 25, 20),
  ellipse('icingFill', 48, 72, 14, 13),
  ellipse('cocoa', 48, 36, 27, 23),
  ellipse('icingFill', 48, 43, 12, 9),
  path('ink', 'M44 38h8l-4 5zM36 31a2.5 2.5 0 1 0 .01 0zM60 31a2.5 2.5 0 1 0 .01 0z'),
  path('main', 'M48 60l-13-6v13zM48 60l13-6v13z'),
  circle('deep', 48, 60, 4),
];

export const candle: readonly Part[] = [
  circle('glow', 48, 26, 22),
  path('flame', 'M48 6c8 10 10 15 10 19a10 10 0 0 1-20 0c0-4 2-9 10-19z'),
  path('paper', 'M48 18c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z'),
  path('wick', 'M48 32v8'),
  path('paper', 'M34 42c0-3 28-3 28 0v38H34z'),
  path('fold', 'M52 40c6 0 10 1 10 2v38H50z'),
  path('main', 'M34 42c0-4 28-4 28 0v6c-2 6-6 6-7 0-2 4-5 4-6 8-1 6-6 6-6 0 0-5-3-6-4-2-2 4-5 2-5-4z'),
  path('deep', 'M22 78h52c0 7-4 10-10 10H32c-6 0-10-3-10-10z'),
  path('ring', 'M74 79c9-1 9 9-2 8'),
];

export const record: readonly Part[] = [
  rect('main', 10, 14, 58, 68, 5),
  path('accent', 'M10 58c14-10 28 6 58-12v31a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z'),
  circle('accent', 28, 34, 9),
  circle('ink', 60, 48, 29),
  circle('groove', 60, 48, 23),
  circle('groove', 60, 48, 17),
  circle('deep', 60, 48, 10),
  circle('paper', 60, 48, 2.5),
];

export const ring: readonly Part[] = [
  path('deep', 'M18 54h60v24a7 7 0 0 1-7 7H25a7 7 0 0 1-7-7z'),
  path('main', 'M14 50h68v10H14z'),
  path('fold', 'M32 55c10-4 22-4 32 0-10 4-22 4-32 0z'),
  circle('band', 48, 42, 15),
  path('glass', 'M38 14h20l7 8-17 17-17-17z'),
  path('paper', 'M38 14h20l-4 8H42zM42 22h12l-6 17z'),
  path('steam', 'M24 12l-5-4M20 22h-7M72 12l5-4M76 22h7'),
];

const star = 'M0-12c2 8 4 10 12 12-8 2-10 4-12 12-2-8-4-10-12-12 8-2 10-4 12-12z';

export const stars: readonly Part[] = [
  path('night', 'M48 8a40 40 0 1 0 .01 0z'),
  path('moon', 'M62 62a24 24 0 1 1-17-38 20 20 0 0 0 17 38z'),
  path('flame', star, 'translate(64 30)'),
  path('flame', star, 'translate(76 54) scale(.6)'),
  path('flame', star, 'translate(58 50) scale(.45)'),
  path('flame', star, 'translate(66 76) scale(.4)'),
  path('flame', star, 'translate(22 66) scale(.35)'),
];
