import type { Identity } from './identity.js';
import { mix } from './colour.js';
import { clipped, ellipse, fill, line, p, smooth, softSpot } from './shapes.js';

/** How a person holds the head and looks in one picture. */
export interface Pose {
  /** -1 turned to the viewer's left, 0 frontal, 1 to the right. */
  readonly turn: number;
  /** Head tilt in degrees. */
  readonly tilt: number;
  /** Where the light comes from: 1 is the viewer's right. */
  readonly light: 1 | -1;
  readonly mood: 'smile' | 'grin' | 'calm' | 'laugh' | 'smirk';
  /** Which hand is on the hip: 1 the one on the viewer's right; 0 none. */
  readonly hand: 1 | 0 | -1;
  /** How far the body leans, in degrees. */
  readonly lean: number;
}

/** How far the features move sideways when the head turns. */
export const TURN = 20;

/** Outline of the face; the origin lies between the eyes. */
export function faceOutline(who: Identity, pose: Pose): string {
  const t = pose.turn;
  const right = who.face - Math.max(0, t) * 9;
  const left = who.face - Math.max(0, -t) * 9;
  const jawRight = who.jaw - Math.max(0, t) * 12 + t * 6;
  const jawLeft = who.jaw - Math.max(0, -t) * 12 - t * 6;
  const cx = t * 13;
  const { chin, chinWidth: cw } = who;
  return (
    `M${p(-left, -8)}C${p(-left, -130, -left * 0.62, -198, t * 5, -198)}` +
    `C${p(right * 0.62, -198, right, -130, right, -8)}` +
    `C${p(right, 42, jawRight + 8, 76, jawRight, 108)}` +
    `C${p(jawRight - 9, 142, cx + cw, chin, cx, chin)}` +
    `C${p(cx - cw, chin, -jawLeft + 9, 142, -jawLeft, 108)}` +
    `C${p(-jawLeft - 8, 76, -left, 42, -left, -8)}Z`
  );
}

/** One ear, drawn before the face. */
function ear(who: Identity, pose: Pose, side: 1 | -1): string {
  const near = side * pose.turn < 0;
  const x = side * (who.face + (near ? 4 * Math.abs(pose.turn) : -9 * Math.abs(pose.turn)));
  const lit = side === pose.light;
  const base = lit ? who.skin : who.skinShade;
  return (
    ellipse(x, 26, 19, 34, base, 1, side * 10) +
    line(
      `M${p(x - side * 4, 4)}Q${p(x + side * 13, 6, x + side * 9, 30)}T${p(x + side * 1, 48)}`,
      who.skinLine,
      3.5,
      0.45,
    )
  );
}

function earring(who: Identity, pose: Pose, gold: string): string {
  if (who.earring === 'none') return '';
  return ([1, -1] as const)
    .filter((side) => side * pose.turn < 0.35)
    .map((side) => {
      const x = side * (who.face + (side * pose.turn < 0 ? 4 : 0));
      if (who.earring === 'stud') return ellipse(x, 58, 5, 5, gold);
      if (who.earring === 'hoop') {
        return `<circle cx="${p(x)}" cy="82" r="22" fill="none" stroke="${gold}" stroke-width="4.5"/>`;
      }
      return line(`M${p(x, 60)}v26`, gold, 2.5) + ellipse(x, 96, 8, 12, gold);
    })
    .join('');
}

/** The shaded half of the face, as one plane that follows brow, cheek and jaw. */
function shadowPlane(who: Identity, pose: Pose): string {
  const s = -pose.light;
  const shift = pose.turn * TURN * 0.5;
  const w = who.face;
  const edge: [number, number][] = [
    [s * w * 0.62 + shift, -215],
    [s * w * 0.55 + shift, -130],
    [s * w * 0.74 + shift, -52],
    [s * w * 0.66 + shift, 6],
    [s * w * 0.5 + shift, 62],
    [s * w * 0.62 + shift, 104],
    [s * w * 0.36 + shift, 150],
    [s * w * 0.02 + shift, 215],
    [s * w * 0.02 + shift, 215],
    [s * w * 1.6, 215],
    [s * w * 1.6, 215],
    [s * w * 1.6, -215],
    [s * w * 1.6, -215],
    [s * w * 0.62 + shift, -215],
  ];
  return smooth(edge);
}

/** Lines and hollows that come with the years. */
function ageMarks(who: Identity, pose: Pose): string {
  const shift = pose.turn * TURN;
  const at = (from: number, to: number): number => Math.max(0, Math.min(1, (who.age - from) / (to - from)));
  const folds = at(36, 62) * (1 - Math.min(0.4, who.soft * 0.3));
  const crow = at(40, 65);
  const brow = at(48, 70);
  const pouch = at(50, 72);
  let marks = '';
  for (const side of [1, -1] as const) {
    const x = shift + side * who.eyeGap;
    if (folds > 0) {
      const top = shift * 1.15 + side * 27;
      marks += line(`M${p(top, 80)}q${p(side * 15, 14, side * 18, 34)}`, who.skinLine, 3.4, folds * 0.42);
    }
    if (crow > 0) {
      const out = x + side * (who.eyeWidth + 7);
      marks += line(
        `M${p(out, -3)}l${p(side * 10, -6)}M${p(out, 4)}l${p(side * 12, 3)}`,
        who.skinLine,
        2.6,
        crow * 0.4,
      );
    }
    if (pouch > 0) marks += line(`M${p(x - 17, 21)}q${p(17, 11, 35, 0)}`, who.skinLine, 2.8, pouch * 0.36);
  }
  if (brow > 0) {
    marks += line(`M${p(shift - 48, -92)}q${p(24, -8, 48, -1)}t48 -1`, who.skinLine, 2.8, brow * 0.32);
    marks += line(`M${p(shift - 40, -112)}q${p(22, -7, 40, 0)}t40 -2`, who.skinLine, 2.6, brow * 0.26);
  }
  return marks;
}

/**
 * Face, ears and their light, without features or hair.
 * `hairShadow` is the outline of the front hair: it throws a shadow on the forehead.
 */
export function headShape(who: Identity, pose: Pose, id: string, hairShadow: string, gold: string): string {
  const outline = faceOutline(who, pose);
  const shift = pose.turn * TURN;
  const cheek = pose.mood === 'laugh' || pose.mood === 'grin' ? 0.62 : 0.46;
  const soft = `url(#${id}soft)`;
  let inside = fill(shadowPlane(who, pose), who.skinShade, 0.62);
  inside += ellipse(shift + pose.light * 64, 44, 36, 22, who.skinLight, 0.3, pose.light * -24);
  inside += ellipse(shift + 64, 62, 52, 38, soft, cheek, -14);
  inside += ellipse(shift - 64, 62, 52, 38, soft, cheek, 14);
  inside += ellipse(shift * 1.35, who.noseLength - 8, 30, 22, soft, 0.3);
  inside += ellipse(shift * 0.7 + pose.light * 26, -112, 52, 36, who.skinLight, 0.22, pose.light * 8);
  if (hairShadow !== '') {
    inside += `<g transform="translate(${p(-pose.light * 7, 13)})">${fill(hairShadow, who.skinShade, 0.75)}</g>`;
  }
  inside += ageMarks(who, pose);
  if (who.soft > 0.7) {
    const cx = pose.turn * 13;
    inside += line(
      `M${p(cx - 30, who.chin - 13)}q${p(30, 16, 60, 0)}`,
      mix(who.skinShade, who.skinLine, 0.3),
      3,
      0.35,
    );
  }
  return (
    softSpot(`${id}soft`, who.blush) +
    ear(who, pose, 1) +
    ear(who, pose, -1) +
    earring(who, pose, gold) +
    fill(outline, who.skin) +
    clipped(`${id}f`, outline, inside)
  );
}

/** Freckles, a mole: what makes skin somebody's. */
export function skinMarks(who: Identity, pose: Pose, spots: readonly (readonly [number, number])[]): string {
  const shift = pose.turn * TURN;
  let marks = '';
  if (who.freckles) {
    for (const [x, y] of spots) {
      marks += ellipse(shift + x, y, 2.4, 2.2, who.skinLine, 0.38);
    }
  }
  if (who.mole !== null) marks += ellipse(shift + who.mole[0], who.mole[1], 3.4, 3.2, who.skinLine, 0.8);
  return marks;
}
