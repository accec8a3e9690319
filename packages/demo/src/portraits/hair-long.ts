import { mix } from './colour.js';
import type { Hair, HairInput } from './hair-paint.js';
import { paintHair } from './hair-paint.js';
import type { Point } from './shapes.js';
import { fill, mirror, p, smooth } from './shapes.js';

/** Loose hair with a parting that frames the face and ends at `length`. */
function curtains(input: HairInput, length: number, volume: number, wave: number, tuck: number): Hair {
  const { who, pose, random } = input;
  const w = who.face;
  const px = who.part * random.range(14, 44) + pose.turn * 12;
  const t = pose.turn * 7;
  const sway = (y: number, phase: number): number => (y < -20 ? 0 : Math.sin(y / 38 + phase) * wave);
  const outer = (side: number): Point[] => {
    const points: Point[] = [];
    for (let y = length; y > -20; y -= 52) {
      const flare = Math.min(1, (y + 20) / 190);
      const taper = Math.max(0, 1 - (length - y) / 110);
      points.push([
        side * (w + volume + flare * (26 - tuck) - taper * taper * (22 + tuck) + sway(y, side)),
        y,
      ]);
    }
    points.push(
      [side * (w + volume * 0.95), -62],
      [side * (w * 0.84 + volume * 0.8), -150],
      [side * w * 0.42, -204 - volume * 0.75],
    );
    return points;
  };
  const inner = (side: number): Point[] => {
    const points: Point[] = [
      [px + side * (w * 0.3), -158],
      [side * w * 0.74 + t, -98],
      [side * (w - 11) + t, -28],
      [side * (w - 4) + t * 0.5, 48],
    ];
    for (let y = 100; y < length - 20; y += 52)
      points.push([side * (w - 12 - Math.min(34, Math.max(0, y - 90) * 0.4) + sway(y, side + 1) * 0.8), y]);
    points.push([side * (w - 18 - tuck), length - 4], [side * (w + 4 - tuck), length + 16]);
    return points;
  };
  const right = outer(1);
  const left = outer(-1);
  const endRight = right[0] ?? [0, 0];
  const endLeft = left[0] ?? [0, 0];
  const shape = smooth([
    endLeft,
    ...left,
    [px, -208 - volume * 0.8],
    ...[...right].reverse(),
    endRight,
    ...inner(1).reverse(),
    [px, -172],
    [px, -172],
    ...inner(-1),
  ]);
  let light = '';
  let dark = '';
  for (const side of [1, -1]) {
    for (let i = 0; i < 5; i += 1) {
      const k = i / 4;
      const x = side * (w - 4 + k * (volume + 18));
      const strand = `M${p(px + side * 6, -186 - k * volume)}C${p(side * w * (0.5 + k * 0.3), -196 - k * 10, x + side * 6, -110, x, 10)}S${p(x + side * (10 - tuck * k) + sway(80, i) * 1.6, length * 0.55, x + side * (8 - tuck) - sway(140, i), length)}`;
      if (i % 2 === 0 && side === pose.light) light += strand;
      else dark += strand;
    }
  }
  const low = length - 10;
  const back = smooth([
    [-w - volume - 4, -60],
    [0, -200],
    [w + volume + 4, -60],
    [w + volume + 18 - tuck, low * 0.6],
    [w + volume + 4 - tuck, low],
    [0, low + 14],
    [-w - volume - 4 + tuck, low],
    [-w - volume - 18 + tuck, low * 0.6],
  ]);
  return {
    back: fill(back, mix(who.hairDark, '#1a1014', 0.22)),
    front: paintHair(input, 'h', shape, light, dark),
    shadow: shape,
  };
}

/** Straight hair below the shoulders. */
export function straight(input: HairInput): Hair {
  return curtains(input, input.random.range(330, 400), 20, 0, 8);
}

/** Waves over the shoulders. */
export function waves(input: HairInput): Hair {
  return curtains(input, input.random.range(300, 370), 34, 13, 4);
}

/** Chin-length bob. */
export function bob(input: HairInput): Hair {
  return curtains(input, input.random.range(150, 182), 26, 0, 30);
}

/** Shoulder-length hair of men. */
export function shoulderLength(input: HairInput): Hair {
  return curtains(input, input.random.range(200, 236), 18, 8, 6);
}

/** Long hair with a full fringe. */
export function fringe(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const base = curtains(input, input.random.range(200, 300), 22, 0, 14);
  const t = pose.turn * 12;
  const d = smooth([
    [-w + 2, -14],
    [-w + 2, -14],
    [-w - 8, -90],
    [-w * 0.6, -190],
    [0, -222],
    [w * 0.6, -190],
    [w + 8, -90],
    [w - 2, -14],
    [w - 2, -14],
    [w * 0.84 + t, -50],
    [w * 0.45 + t, -64],
    [t, -68],
    [-w * 0.45 + t, -64],
    [-w * 0.84 + t, -50],
  ]);
  let light = '';
  let dark = '';
  for (let i = -4; i <= 4; i += 1) {
    const strand = `M${p(i * 7, -214)}Q${p(i * 25, -150, i * 25 + t, -58)}`;
    if (i % 2 === 0) dark += strand;
    else light += strand;
  }
  return { back: base.back, front: base.front + paintHair(input, 'hf', d, light, dark), shadow: d };
}

/** Short hair swept to one side, wisps at the ears. */
export function pixie(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const s = who.part;
  const t = pose.turn * 10;
  const d = smooth(
    mirror(
      [
        [-w - 3, 36],
        [-w - 3, 36],
        [-w - 20, -50],
        [-w * 0.9 - 16, -140],
        [-w * 0.5, -214],
        [10, -236],
        [w * 0.66, -210],
        [w + 18, -122],
        [w + 16, -30],
        [w + 2, 42],
        [w + 2, 42],
        [w - 12, -10],
        [w * 0.8 + s * t, -62],
        [w * 0.42 + s * t, -86],
        [-w * 0.1 + s * t, -116],
        [-w * 0.52 + s * t, -158],
        [-w * 0.52 + s * t, -158],
        [-w * 0.8 + s * t, -104],
        [-w + 9, -26],
      ],
      s,
    ),
  );
  const sweep = [0, 1, 2, 3, 4].map(
    (i) =>
      `M${p(s * (-w * 0.5 + i * 9), -168 - i * 11)}Q${p(s * (w * 0.25 + i * 10), -166 - i * 12, s * (w * 0.72 + i * 9), -74 - i * 14)}`,
  );
  return {
    back: '',
    front: paintHair(
      input,
      'h',
      d,
      sweep.filter((_, i) => i % 2 === 1).join(''),
      sweep.filter((_, i) => i % 2 === 0).join(''),
    ),
    shadow: d,
  };
}

/** A soft, set short cut with volume, for older women. */
export function setHair(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const s = who.part;
  const t = pose.turn * 9;
  const d = smooth(
    mirror(
      [
        [-w + 4, 84],
        [-w + 4, 84],
        [-w - 34, 52],
        [-w - 40, -30],
        [-w - 24, -120],
        [-w * 0.66, -206],
        [-4, -246],
        [w * 0.7, -212],
        [w + 30, -124],
        [w + 42, -30],
        [w + 32, 56],
        [w - 4, 86],
        [w - 4, 86],
        [w - 2, 14],
        [w * 0.88 + s * t, -46],
        [w * 0.58 + s * t, -102],
        [w * 0.1 + s * t, -128],
        [-w * 0.42 + s * t, -156],
        [-w * 0.42 + s * t, -156],
        [-w * 0.72 + s * t, -104],
        [-w + 10, -40],
        [-w + 4, 20],
      ],
      s,
    ),
  );
  const strands: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    strands.push(
      `M${p(s * (-w * 0.4 + i * 7), -164 - i * 14)}C${p(s * (w * 0.3), -180 - i * 12, s * (w * 0.8 + i * 8), -120, s * (w + i * 9), -20 + i * 8)}`,
    );
    strands.push(
      `M${p(s * (-w * 0.44 - i * 5), -166 - i * 12)}C${p(s * (-w * 0.8 - i * 6), -130, s * (-w - i * 8), -80, s * (-w + 2 - i * 9), 36)}`,
    );
  }
  return {
    back: fill(
      smooth([
        [-w - 24, -40],
        [0, -190],
        [w + 24, -40],
        [w + 10, 110],
        [0, 150],
        [-w - 10, 110],
      ]),
      who.hairDark,
    ),
    front: paintHair(
      input,
      'h',
      d,
      strands.filter((_, i) => i % 3 === 0).join(''),
      strands.filter((_, i) => i % 3 === 1).join(''),
    ),
    shadow: d,
  };
}
