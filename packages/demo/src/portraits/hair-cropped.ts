import { mix } from './colour.js';
import type { Hair, HairInput } from './hair-paint.js';
import { cap } from './hair-paint.js';
import { clipped, ellipse, fill, line, p, smooth } from './shapes.js';

/** Close-cropped sides: skin shines through. */
export function sides(input: HairInput, share: number, volume = 4): string {
  const { who, pose } = input;
  const w = who.face;
  const t = pose.turn * 9;
  const d = cap(who, volume, 30, [
    [w - 10, 26],
    [w - 12, -34],
    [w * 0.8 + t, -88],
    [w * 0.5 + t, -128],
    [t, -136],
    [-w * 0.5 + t, -128],
    [-w * 0.8 + t, -88],
    [-w + 12, -34],
    [-w + 10, 26],
  ]);
  const s = -pose.light;
  return (
    line(d, who.hair, 6, 0.2) +
    fill(d, mix(who.hair, who.skin, share)) +
    clipped(
      `${input.id}hs`,
      d,
      fill(
        smooth([
          [s * 60, -260],
          [s * 80, -100],
          [s * 80, 40],
          [s * 240, 40],
          [s * 240, -260],
        ]),
        who.hairDark,
        0.45,
      ),
    )
  );
}

/** Cropped to a few millimetres all over. */
export function buzz(input: HairInput): Hair {
  const { who, pose } = input;
  return {
    back: '',
    front:
      sides(input, 0.42, 3) + ellipse(pose.light * 40, -176, 52, 20, who.skinLight, 0.16, pose.light * 24),
    shadow: '',
  };
}

/** No hair; the light on the crown. */
export function bald(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const shadowOfHair = ([1, -1] as const)
    .map((side) =>
      fill(
        smooth([
          [side * (w - 2), 22],
          [side * (w - 1), -40],
          [side * (w * 0.9), -104],
          [side * w * 0.8, -70],
          [side * (w - 15), -20],
          [side * (w - 11), 22],
        ]),
        who.hair,
        0.2,
      ),
    )
    .join('');
  return {
    back: '',
    front: shadowOfHair + ellipse(pose.light * 46, -148, 40, 22, who.skinLight, 0.45, pose.light * 32),
    shadow: '',
  };
}

/** A bare crown with hair at the temples. */
export function receding(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const t = pose.turn * 8;
  let front = '';
  for (const side of [1, -1] as const) {
    const d = smooth([
      [side * (w + 3), 34],
      [side * (w + 3), 34],
      [side * (w + 11), -36],
      [side * (w * 0.98), -104],
      [side * (w * 0.84), -140],
      [side * (w * 0.8) + t * 0.4, -128],
      [side * (w * 0.83) + t, -92],
      [side * (w - 12), -32],
      [side * (w - 10), 30],
    ]);
    front += fill(d, side === pose.light ? who.hair : mix(who.hair, who.hairDark, 0.6));
    front += line(
      `M${p(side * (w - 2), 20)}Q${p(side * (w + 4), -60, side * w * 0.86, -124)}`,
      who.hairLight,
      4,
      0.5,
    );
  }
  const wisps = line(
    `M${p(-50 + t, -192)}Q${p(t, -214, 56 + t, -192)}M${p(-30 + t, -184)}Q${p(t, -202, 40 + t, -184)}`,
    who.hair,
    5,
    0.4,
  );
  return {
    back: '',
    front: wisps + front + ellipse(pose.light * 38, -150, 36, 18, who.skinLight, 0.4, pose.light * 30),
    shadow: '',
  };
}
