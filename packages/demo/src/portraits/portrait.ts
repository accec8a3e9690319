import { glasses, hat, scarf } from './accessories.js';
import type { Backdrop, BackdropInput } from './backdrop.js';
import { grain, HEIGHT, vignette, WIDTH } from './backdrop.js';
import { arcs, plants } from './backdrops-abstract.js';
import { cafe, shelf, window } from './backdrops-indoors.js';
import { canal, city, hills } from './backdrops-outdoors.js';
import { harbour, sea } from './backdrops-seaside.js';
import { beardOn, moustacheOn } from './beard.js';
import { bareBody } from './body.js';
import { clothing } from './clothing.js';
import { shade } from './colour.js';
import { features } from './features.js';
import { hairOf } from './hair.js';
import type { Pose } from './head.js';
import { headShape, skinMarks } from './head.js';
import type { Identity, PersonOptions } from './identity.js';
import { identityOf } from './identity.js';
import { outfitFor, type Outfit } from './outfit.js';
import type { PortraitPalette, SceneName } from './palette.js';
import type { Random } from './random.js';
import { randomFrom } from './random.js';
import type { Point } from './shapes.js';
import { group, n, p } from './shapes.js';
import { standing } from './standing.js';

/** The face, the upper half, or somebody standing somewhere. */
export type Framing = 'face' | 'half' | 'scene';

/** What to draw. */
export interface PortraitOptions extends PersonOptions {
  /** How much of the person is in the picture; by default it follows from seed and scene. */
  readonly framing?: Framing;
  /** Number of the picture in the person's gallery: another place, outfit and crop, the same face. Default 0. */
  readonly scene?: number;
  /** Fixes the place instead of choosing one. */
  readonly place?: SceneName;
}

const PLACES: Readonly<Record<SceneName, (input: BackdropInput) => Backdrop>> = {
  city,
  canal,
  sea,
  harbour,
  window,
  cafe,
  plants,
  arcs,
  hills,
  shelf,
};

/** How large the head is and where, from the nearest to the farthest of each framing. */
const CROPS: Readonly<
  Record<Framing, { scale: readonly [number, number]; y: readonly [number, number]; aside: number }>
> = {
  face: { scale: [1.82, 1.4], y: [560, 486], aside: 30 },
  half: { scale: [1.16, 0.88], y: [452, 412], aside: 70 },
  scene: { scale: [0.78, 0.56], y: [356, 300], aside: 190 },
};

/** Which framings follow each other in galleries, so that neighbours differ. */
const ORDERS: readonly (readonly Framing[])[] = [
  ['face', 'scene', 'half'],
  ['face', 'half', 'scene'],
  ['half', 'face', 'scene'],
  ['half', 'scene', 'face'],
  ['scene', 'face', 'half'],
];

function framingOf(seed: string, scene: number): Framing {
  const order = randomFrom(`${seed}/framings`).pick(ORDERS);
  return order[scene % order.length] ?? 'half';
}

function poseFor(random: Random): Pose {
  return {
    turn: random.pick([-0.9, -0.6, -0.35, 0, 0.35, 0.6, 0.9]),
    tilt: random.range(-6, 6),
    light: random.pick([1, -1] as const),
    mood: random.weighted<Pose['mood']>({ smile: 5, grin: 3, calm: 3, laugh: 1.4, smirk: 1.8 }),
    hand: random.pick([0, 0, 0, 1, -1] as const),
    lean: random.range(-3.5, 3.5),
  };
}

/** Light that falls in from one upper corner, over person and place alike. */
function lightLeak(pose: Pose, palette: PortraitPalette): string {
  const from = pose.light > 0 ? 1 : 0;
  // Only as far as there is any: gradients over the whole picture take half of the time to draw it.
  const reach = [0.86, 0.24].map((part) => n(WIDTH * (from === 1 ? 1 - part : part)));
  const edge = n(WIDTH * from);
  return (
    `<linearGradient id="leak" gradientUnits="userSpaceOnUse" gradientTransform="scale(${WIDTH} ${HEIGHT})" x1="${from}" y1="0" x2="${1 - from}" y2=".62"><stop offset="0" stop-color="${palette.light}" stop-opacity=".34"/>` +
    `<stop offset=".62" stop-color="${palette.light}" stop-opacity="0"/></linearGradient><path d="M${edge} 0H${reach[0]}L${reach[1]} ${HEIGHT}H${edge}Z" fill="url(#leak)"/>`
  );
}

/** Places of a person's pictures: a weighted order of their own, so that no two neighbours share one. */
export function placeOf(palette: PortraitPalette, seed: string, scene: number): SceneName {
  const random = randomFrom(`${palette.name}/${seed}/places`);
  const left: Partial<Record<SceneName, number>> = { ...palette.scenes };
  const order: SceneName[] = [];
  while (Object.keys(left).length > 0) {
    const next = random.weighted(left);
    order.push(next);
    delete left[next];
  }
  return order[scene % order.length] ?? 'arcs';
}

function freckleSpots(seed: string): Point[] {
  const random = randomFrom(`${seed}/freckles`);
  return Array.from({ length: 26 }, () => [random.range(-84, 84), random.range(34, 84)] as const);
}

function stubbleSpots(seed: string): Point[] {
  const random = randomFrom(`${seed}/stubble`);
  return Array.from({ length: 150 }, () => [random.range(-125, 125), random.range(30, 205)] as const);
}

/**
 * The figure alone, without a place: origin between the eyes, about 2.6 units a millimetre of head height.
 * `around` is the colour it will stand before, so that clothes keep apart from it.
 */
export function figure(
  who: Identity,
  pose: Pose,
  palette: PortraitPalette,
  random: Random,
  seed: string,
  id: string,
  around: string,
  framing: Framing,
): string {
  const chosen = outfitFor(who, palette, random, around);
  // A coat ends below the hands of who stands.
  const outfit: Outfit =
    framing === 'scene' && chosen.outer === 'coat' ? { ...chosen, outer: 'blazer' } : chosen;
  const band = outfit.scarfColour;
  const hair = hairOf({
    who,
    pose,
    random: randomFrom(`${seed}/hair`),
    id,
    band,
    bandDark: shade(band, palette.shadow, 0.85),
  });
  const head =
    headShape(who, pose, id, hair.shadow, outfit.metal) +
    skinMarks(who, pose, freckleSpots(seed)) +
    beardOn(who, pose, id, stubbleSpots(seed)) +
    features(who, pose, id, palette.ink) +
    moustacheOn(who, pose);
  const tilt = `rotate(${p(pose.tilt, 0, 190)})`;
  const clothes = clothing(who, pose, outfit, palette, random, id) + scarf(who, pose, outfit, palette, id);
  const longHair = hair.front + hat(who, pose, outfit, palette, id);
  const dressed = bareBody(who, pose, id) + clothes;
  const whole = framing === 'scene' ? standing(who, pose, outfit, palette, random, id) : undefined;
  const drawn =
    group(tilt, hair.back) +
    group('translate(0 -46)', whole ? whole.legs + whole.cut(dressed) : dressed) +
    group(tilt, head + longHair + glasses(who, pose, palette.ink));
  return group(`rotate(${p(framing === 'face' ? pose.lean : pose.lean * 0.6, 0, 1100)})`, drawn);
}

/**
 * A drawn portrait, 960 by 1200 units, as one self-contained SVG document.
 * Pure: the same options always give the same text. The face lies in the upper two thirds.
 */
export function portrait(options: PortraitOptions): string {
  const { palette, seed } = options;
  const scene = options.scene ?? 0;
  const who = identityOf(options);
  const random = randomFrom(`${palette.name}/${seed}/scene/${scene}`);
  const pose = poseFor(random);
  const framing = options.framing ?? framingOf(seed, scene);
  const { scale: scales, y: heights, aside } = CROPS[framing];
  const far = random.next();
  const between = ([near, away]: readonly [number, number]): number => near + (away - near) * far;
  const [scale, y] = [between(scales), between(heights)];
  const x = WIDTH / 2 + aside * random.range(-1, 1);
  const place = options.place ?? placeOf(palette, seed, scene);
  const backdrop = PLACES[place]({ palette, random, light: pose.light, id: 'b', head: [x, y - 20] });
  const person = figure(who, pose, palette, random, seed, 'i', backdrop.around, framing);
  const finish =
    palette.finish === 'grain'
      ? grain(random, palette.ink, 210, true, 0.16) + grain(random, palette.paper, 120, false, 0.2)
      : palette.finish === 'brush'
        ? vignette(palette)
        : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    backdrop.behind +
    group(`translate(${p(x, y)}) scale(${scale.toFixed(3)})`, person) +
    backdrop.before +
    (palette.finish === 'brush' ? '' : lightLeak(pose, palette)) +
    finish +
    '</svg>'
  );
}
