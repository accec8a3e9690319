import type { Hair, HairInput } from './hair-paint.js';
import { bob, fringe, pixie, setHair, shoulderLength, straight, waves } from './hair-long.js';
import { braid, bun, ponytail, wrap } from './hair-bound.js';
import { bald, buzz, receding } from './hair-cropped.js';
import { crop, curlyTop, quiff, sidePart, swept } from './hair-short.js';
import { afro, boxBraids, cloud, curls, locs } from './hair-textured.js';
import type { HairStyle } from './identity.js';

const CUTS: Readonly<Record<HairStyle, (input: HairInput) => Hair>> = {
  straight,
  waves,
  bob,
  fringe,
  bun,
  ponytail,
  cloud,
  curls,
  pixie,
  braid,
  boxBraids,
  wrap,
  set: setHair,
  sidePart,
  quiff,
  crop,
  curlyTop,
  buzz,
  bald,
  receding,
  swept,
  manBun: bun,
  afro,
  shoulder: shoulderLength,
  locs,
};

/** The hair of this person, in its layers. */
export function hairOf(input: HairInput): Hair {
  return CUTS[input.who.style](input);
}
