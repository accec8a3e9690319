import { sidePoints } from './body.js';
import { mix, shade } from './colour.js';
import type { Pose } from './head.js';
import type { Identity } from './identity.js';
import type { Outfit } from './outfit.js';
import type { PortraitPalette } from './palette.js';
import { patternOn } from './patterns.js';
import type { Random } from './random.js';
import type { Point } from './shapes.js';
import { clipped, ellipse, fill, line, mirror, p, smooth } from './shapes.js';

/** Where a top that is worn over everything else ends, in head units. */
const HEM = 1040;
/** Where it is tucked in. */
const WAIST = 868;
/** Below everything in view. */
const GROUND = 2000;

/** What a standing person wears below the waist. */
type Lower = 'trousers' | 'skirt' | 'dress' | 'shorts';

/** A person to the knees or the shins. */
export interface Standing {
  /** Hips and legs, to be laid under the body. */
  readonly legs: string;
  /** The body and its clothes, cut off where they end. */
  cut(body: string): string;
}

function lowerFor(who: Identity, outfit: Outfit, random: Random): Lower {
  if (!who.female)
    return random.weighted<Lower>({ trousers: 6, shorts: outfit.sleeves === 'long' ? 0.3 : 2 });
  const dressy = outfit.outer === 'none' && outfit.neckline !== 'turtle' && outfit.neckline !== 'collar';
  return random.weighted<Lower>({ trousers: 5, skirt: 3, dress: dressy ? 5 : 0 });
}

function halfHips(who: Identity): number {
  const side = sidePoints(who, 8);
  return side[3]?.[0] ?? who.shoulders;
}

/** One leg, from the hip down; `loose` is how far cloth stands off. */
function leg(who: Identity, side: number, loose: number): string {
  const hip = halfHips(who);
  const thick = who.soft * 26;
  const points: Point[] = [
    [0, 850],
    [hip - 16, 850],
    [hip + 2 + loose * 0.4, 1010],
    [hip - 4 + loose * 0.6, 1180],
    [hip * 0.86 + loose, 1430],
    [hip * 0.7 + loose + thick * 0.4, 1650],
    [hip * 0.66 + loose + thick * 0.4, GROUND],
    [hip * 0.66 + loose + thick * 0.4, GROUND],
    [hip * 0.2 - loose * 0.7, GROUND],
    [hip * 0.2 - loose * 0.7, GROUND],
    [hip * 0.17 - loose * 0.6, 1650],
    [6, 1260 - thick],
    [0, 1120],
  ];
  return smooth(mirror(points, side));
}

function skirtOutline(who: Identity, hem: number, flare: number): string {
  const hip = halfHips(who);
  const waist = (sidePoints(who, 8)[2]?.[0] ?? hip * 0.8) + 4;
  const right: Point[] = [
    [waist, 730],
    [hip - 4, 868],
    [hip + 12, 1010],
    [hip * flare, hem],
    [hip * flare, hem],
  ];
  const middle: Point = [0, hem + 26];
  return smooth([...right, middle, ...mirror(right, -1).reverse()]);
}

function bareLegs(who: Identity, pose: Pose): string {
  return ([1, -1] as const)
    .map((side) => fill(leg(who, side, 0), side === pose.light ? who.skin : who.skinShade))
    .join('');
}

function trousers(who: Identity, pose: Pose, colour: string, dark: string, id: string): string {
  const hip = halfHips(who);
  return ([1, -1] as const)
    .map((side) => {
      const d = leg(who, side, 12);
      const seam =
        line(
          `M${p(side * 6, 1110)}q${p(side * 34, 26, side * 70, 18)}M${p(side * hip * 0.42, 1500)}q${p(side * 20, 220, side * 4, 460)}`,
          dark,
          7,
          0.4,
        ) + line(`M${p(side * (hip - 26), 905)}q${p(-side * 34, 60, -side * 62, 74)}`, dark, 5, 0.5);
      const dim = side === pose.light ? '' : fill(d, dark, 0.42);
      return fill(d, colour) + clipped(`${id}g${side > 0 ? 'r' : 'l'}`, d, dim + seam);
    })
    .join('');
}

function hands(who: Identity, pose: Pose): string {
  const reach = who.shoulders - 30;
  return ([1, -1] as const)
    .filter((side) => side !== pose.hand)
    .map((side) => {
      const tone = side === pose.light ? who.skin : who.skinShade;
      const size = who.female ? 29 : 36;
      return (
        ellipse(side * reach, HEM + 34, size, 62, tone, 1, side * 4) +
        ellipse(side * (reach - size + 4), HEM + 18, 12, 36, tone, 1, side * -14) +
        line(
          `M${p(side * (reach + 2), HEM + 46)}v42M${p(side * (reach + 14), HEM + 44)}v36`,
          who.skinLine,
          3,
          0.35,
        )
      );
    })
    .join('');
}

/** What a person needs to be seen from head to shin. */
export function standing(
  who: Identity,
  pose: Pose,
  outfit: Outfit,
  palette: PortraitPalette,
  random: Random,
  id: string,
): Standing {
  const lower = lowerFor(who, outfit, random);
  const apart = palette.cloth.filter((colour) => colour !== outfit.colour && colour !== outfit.outerColour);
  const colour =
    lower === 'dress' ? outfit.colour : mix(random.pick(apart), palette.ink, who.female ? 0.1 : 0.25);
  const dark = shade(colour, palette.shadow, 0.85);
  // Where the hips are as wide as the arms reach, a top worn over everything falls better.
  const isWide = halfHips(who) > who.shoulders - 30;
  const isTucked = lower === 'skirt' && outfit.outer === 'none' && !isWide;
  const s = -pose.light;
  const dress = (hem: number, flare: number): string => {
    const d = skirtOutline(who, hem, flare);
    const hip = halfHips(who);
    const folds = [-0.6, -0.2, 0.25, 0.62]
      .map((k) => `M${p(hip * k * 0.8, 960)}Q${p(hip * k, 1200, hip * k * 1.25, hem)}`)
      .join('');
    const side = smooth([
      [s * hip * 0.3, 700],
      [s * hip * 0.5, 1100],
      [s * hip * 0.36, 1700],
      [s * hip * 2, 1700],
      [s * hip * 2, 700],
    ]);
    const pattern = lower === 'dress' ? patternOn(outfit.pattern, colour, outfit.contrast, random) : '';
    const low = pattern === '' ? '' : pattern + `<g transform="translate(0 900)">${pattern}</g>`;
    return fill(d, colour) + clipped(`${id}k`, d, low + fill(side, dark, 0.34) + line(folds, dark, 7, 0.4));
  };
  const hem = who.age < 35 ? random.pick([1380, 1480, 1640]) : random.pick([1500, 1600, 1720]);
  const legs = {
    trousers: () => trousers(who, pose, colour, dark, id),
    shorts: () =>
      bareLegs(who, pose) +
      clipped(`${id}q`, 'M-900 800H900V1420H-900Z', trousers(who, pose, colour, dark, id)),
    skirt: () => bareLegs(who, pose) + dress(hem, random.range(1.05, 1.35)),
    dress: () => bareLegs(who, pose) + dress(hem, random.range(1.1, 1.4)),
  }[lower]();
  const end = isTucked || (lower === 'dress' && !isWide) ? WAIST : HEM;
  const sleeves = HEM - 4;
  // The arms go on where a tucked top ends.
  const inner = Math.max(who.shoulders - 64, halfHips(who) + 4);
  const shape =
    end === HEM
      ? `M-900 -900H900V${HEM}H-900Z`
      : `M-900 -900H900V${sleeves}H${p(inner)}V${end}H${p(-inner)}V${sleeves}H-900Z`;
  return {
    legs: hands(who, pose) + legs,
    cut: (body) => clipped(`${id}cut`, shape, body),
  };
}
