/**
 * The gifts that members can send: drawings made for the project; each brand offers some. The names never change,
 * because sent messages hold them.
 */
export const gifts = [
  'rose',
  'bouquet',
  'tulips',
  'coffee',
  'wine',
  'chocolates',
  'cake',
  'teddy',
  'candle',
  'record',
  'ring',
  'stars',
] as const;
export type Gift = (typeof gifts)[number];
