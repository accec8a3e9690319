import type { Pose } from './head.js';
import type { Identity } from './identity.js';
import type { Point } from './shapes.js';
import { clipped, ellipse, fill, line, mirror, p, smooth } from './shapes.js';

/** Lowest line that is ever in view, in head units. */
export const FLOOR = 1260;

/** Points of one shoulder from the neck outwards, for the right side. */
export function shoulderPoints(who: Identity, neckX: number, neckY: number): Point[] {
  const sw = who.shoulders;
  const drop = who.female ? 0 : -8;
  const line: Point[] = [
    [sw * 0.5, 284 + drop],
    [sw * 0.8, 310 + drop],
    [sw * 0.97, 352 + drop],
  ];
  return [[neckX, neckY], ...line.filter(([x]) => x > neckX + 14)];
}

/** How thick arms are, beyond the shoulder's own width. */
function armBulk(who: Identity): number {
  const strong = who.build === 'muscular' ? 26 : who.build === 'athletic' ? 8 : 0;
  return (who.female ? 0 : 12) + who.soft * (who.female ? 56 : 34) + strong;
}

/**
 * Right arm from shoulder to below the picture; mirror it for the left. `ease` widens it for sleeves; a bent one has its
 * hand on the hip.
 */
export function armPoints(who: Identity, ease: number, isBent = false): Point[] {
  const sw = who.shoulders;
  const bulk = armBulk(who) + ease;
  const hip = sw * who.hips;
  if (isBent) {
    const elbow = Math.max(sw + 96, hip + 92) + bulk * 0.5;
    return [
      [sw * 0.66, 318],
      [sw * 0.88, 320],
      [sw + 8 + ease * 0.4, 384],
      [sw + 46 + bulk * 0.6, 520],
      [elbow, 686],
      [elbow - 8, 738],
      [hip + 44, 880],
      [hip - 6, 946],
      [hip - 60, 950],
      [hip - 62, 900],
      [hip - 10, 812 - bulk * 0.2],
      [elbow - 104 - bulk * 0.5, 706],
      [sw - 34 - bulk * 0.4, 560],
      [sw * 0.66, 440],
    ];
  }
  return [
    [sw * 0.66, 318],
    [sw * 0.88, 320],
    [sw + 4 + ease * 0.4, 378],
    [sw + 14 + bulk * 0.6, 500],
    [sw + 20 + bulk * 0.7, 700],
    [sw + 14 + bulk * 0.6, 860],
    [sw - 4 + bulk * 0.3, FLOOR],
    [sw - 4 + bulk * 0.3, FLOOR],
    [sw - 62 - bulk * 0.2, FLOOR],
    [sw - 62 - bulk * 0.2, FLOOR],
    [sw - 66 - bulk * 0.5, 860],
    [sw - 62 - bulk * 0.5, 700],
    [sw - 64 - bulk * 0.4, 520],
    [sw * 0.66, 420],
  ];
}

/** Right half of the trunk below the shoulder, from armpit to hip. */
export function sidePoints(who: Identity, ease: number): Point[] {
  const sw = who.shoulders;
  const { bust, waist, hips, female } = who;
  return [
    [sw * (female ? 0.82 : 0.84), female ? 410 : 420],
    [sw * bust + ease, 540],
    [sw * waist + ease * (female ? 1.6 : 1), female ? 715 : 740],
    [sw * hips + ease, 890],
    [sw * (hips + (female ? 0.07 : 0.02)) + ease, FLOOR],
  ];
}

/** Closed outline of the trunk whose upper edge starts at the given point beside the neck. */
export function trunkOutline(who: Identity, neckX: number, neckY: number, ease = 0): string {
  const right: Point[] = [...shoulderPoints(who, neckX, neckY), ...sidePoints(who, ease)];
  const left = mirror(right, -1).reverse();
  const bottomRight: Point = right[right.length - 1] ?? [0, FLOOR];
  const bottomLeft: Point = left[0] ?? [0, FLOOR];
  const first: Point = right[0] ?? [0, 0];
  const last: Point = left[left.length - 1] ?? [0, 0];
  return smooth([first, ...right, bottomRight, bottomLeft, ...left, last]);
}

/** The bare neck, chest and arms with their shadows; garments are laid over them. */
export function bareBody(who: Identity, pose: Pose, id: string): string {
  const nw = who.neck;
  const s = -pose.light;
  const tx = pose.turn * 8;
  const neck =
    `M${p(-nw + tx, 90)}C${p(-nw + tx * 0.5, 170, -nw - 2, 205, -nw - 10, 236)}C${p(-nw - 22, 268, -who.shoulders * 0.6, 282, -who.shoulders * 0.8, 330)}` +
    `V470H${p(who.shoulders * 0.8)}V330C${p(who.shoulders * 0.6, 282, nw + 22, 268, nw + 10, 236)}C${p(nw + 2, 205, nw + tx * 0.5, 170, nw + tx, 90)}Z`;
  const chinX = pose.turn * 13;
  const cast = smooth([
    [-nw - 60, 80],
    [-nw - 6, 150],
    [chinX - 40 + s * 26, who.chin + 30],
    [chinX + s * 34, who.chin + 46],
    [chinX + 44 + s * 26, who.chin + 28],
    [nw + 6, 150],
    [nw + 60, 80],
  ]);
  const side = smooth([
    [s * nw * 0.35, 150],
    [s * nw * 0.5, 236],
    [s * (nw + 8), 300],
    [s * who.shoulders * 0.5, 420],
    [s * who.shoulders * 0.62, 700],
    [s * who.shoulders * 1.4, 700],
    [s * who.shoulders * 1.4, 150],
  ]);
  const trunk = trunkOutline(who, nw + 10, 240);
  let skin = fill(side, who.skinShade, 0.55) + fill(cast, who.skinShade, 0.95);
  skin += line(
    `M${p(-22, 306)}C${p(-60, 296, -100, 298, -130, 306)}M${p(22, 306)}C${p(60, 296, 100, 298, 130, 306)}`,
    who.skinLine,
    3.5,
    0.28,
  );
  skin += line(`M${p(-14, 292)}q14 20 28 0`, who.skinLine, 3, 0.24);
  if (who.age > 58)
    skin += line(`M${p(-24, 226)}q24 12 48 0M${p(-20, 246)}q20 10 40 0`, who.skinLine, 3, 0.3);
  if (who.female && who.soft > 0.6) skin += line('M0 452q-2 40 -1 70', who.skinLine, 4, 0.3);
  const both = `${trunk}${neck}`;
  const right = smooth(armPoints(who, 0, pose.hand === 1));
  const left = smooth(mirror(armPoints(who, 0, pose.hand === -1), -1));
  const lit = pose.light === 1 ? right : left;
  const dim = pose.light === 1 ? left : right;
  return (
    fill(lit, who.skin) +
    fill(dim, who.skinShade) +
    fill(trunk, who.skin) +
    fill(neck, who.skin) +
    clipped(`${id}n`, both, skin) +
    (who.female ? '' : ellipse(chinX, 214, 7, 12, who.skinShade, 0.6))
  );
}
