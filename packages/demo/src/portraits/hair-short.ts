import type { Hair, HairInput } from './hair-paint.js';
import { sides } from './hair-cropped.js';
import { curlMass, paintHair } from './hair-paint.js';
import type { Point } from './shapes.js';
import { fill, mirror, p, smooth } from './shapes.js';

function sweptTop(
  input: HairInput,
  points: readonly Point[],
  strands: readonly string[],
  share: number,
): Hair {
  const { who } = input;
  const d = smooth(mirror(points, who.part));
  return {
    back: '',
    front:
      sides(input, share) +
      paintHair(
        input,
        'h',
        d,
        strands.filter((_, i) => i % 2 === 0).join(''),
        strands.filter((_, i) => i % 2 === 1).join(''),
      ),
    shadow: d,
  };
}

/** Short sides, combed over from a parting. */
export function sidePart(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const s = who.part;
  const t = pose.turn * 10 * s;
  const strands = [0, 1, 2, 3, 4].map(
    (i) =>
      `M${p(s * (-w * 0.66 + t), -142 - i * 12)}C${p(s * (-w * 0.1), -176 - i * 14, s * w * 0.5, -168 - i * 11, s * (w * 0.86 + t * 0.5), -106 - i * 13)}`,
  );
  return sweptTop(
    input,
    [
      [-w * 0.8 + t, -98],
      [-w * 0.92, -164],
      [-w * 0.52, -226],
      [0, -246],
      [w * 0.58, -232],
      [w + 6, -170],
      [w + 8, -96],
      [w - 4, -66],
      [w * 0.82 + t, -96],
      [w * 0.4 + t, -136],
      [-w * 0.14 + t, -134],
      [-w * 0.56 + t, -150],
    ],
    strands,
    0.3,
  );
}

/** Brushed up and back from the forehead. */
export function quiff(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const s = who.part;
  const t = pose.turn * 10 * s;
  const strands = [-2, -1, 0, 1, 2, 3].map(
    (i) =>
      `M${p(s * (i * 30 - 18 + t), -142 - Math.abs(i) * 2)}C${p(s * (i * 34 - 30), -210, s * (i * 34 + 14), -250, s * (i * 26 + 46), -262)}`,
  );
  return sweptTop(
    input,
    [
      [-w * 0.8 + t, -94],
      [-w * 0.96, -150],
      [-w * 0.86, -214],
      [-w * 0.46, -262],
      [w * 0.12, -286],
      [w * 0.66, -268],
      [w * 1.0, -206],
      [w * 0.99, -140],
      [w * 0.82 + t, -90],
      [w * 0.62 + t, -128],
      [w * 0.1 + t, -150],
      [-w * 0.42 + t, -140],
    ],
    strands,
    0.38,
  );
}

/** Textured crop with a short fringe. */
export function crop(input: HairInput): Hair {
  const { who, pose, random } = input;
  const w = who.face;
  const t = pose.turn * 11;
  const tips: Point[] = [];
  for (let i = 6; i >= -6; i -= 1) {
    const x = (i / 6) * w * 0.84 + t;
    const dip = i % 2 === 0 ? -110 : -122;
    tips.push([x, dip - Math.abs(i) * 1.5 + random.range(-6, 6)]);
  }
  const d = smooth([
    [-w * 0.88, -84],
    [-w * 0.98, -150],
    [-w * 0.62, -220],
    [0, -240],
    [w * 0.62, -220],
    [w * 0.98, -150],
    [w * 0.88, -84],
    ...tips,
  ]);
  const strands = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) => `M${p(i * 18, -216 + Math.abs(i) * 6)}Q${p(i * 28 + 8, -160, i * 29 + t, -106)}`,
  );
  return {
    back: '',
    front:
      sides(input, 0.34) +
      paintHair(
        input,
        'h',
        d,
        strands.filter((_, i) => i % 2 === 0).join(''),
        strands.filter((_, i) => i % 2 === 1).join(''),
      ),
    shadow: d,
  };
}

/** Medium length, brushed back in waves over the ears. */
export function swept(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const s = who.part;
  const t = pose.turn * 10 * s;
  const d = smooth(
    mirror(
      [
        [-w + 3, 52],
        [-w + 3, 52],
        [-w - 22, 34],
        [-w - 20, -60],
        [-w * 0.96 - 10, -150],
        [-w * 0.58, -230],
        [0, -258],
        [w * 0.62, -234],
        [w * 0.98 + 12, -154],
        [w + 22, -62],
        [w + 24, 36],
        [w - 3, 56],
        [w - 3, 56],
        [w - 8, -24],
        [w * 0.84 + t, -84],
        [w * 0.44 + t, -134],
        [-w * 0.06 + t, -146],
        [-w * 0.42 + t, -168],
        [-w * 0.78 + t, -104],
        [-w + 8, -30],
      ],
      s,
    ),
  );
  const strands: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    strands.push(
      `M${p(s * (-w * 0.34 + i * 8), -172 - i * 15)}C${p(s * w * 0.3, -196 - i * 10, s * (w * 0.86 + i * 5), -130, s * (w + 2 + i * 5), 20)}`,
    );
    strands.push(
      `M${p(s * (-w * 0.42 - i * 6), -172 - i * 13)}C${p(s * (-w * 0.84 - i * 4), -140, s * (-w - i * 4), -60, s * (-w - i * 4), 30)}`,
    );
  }
  return {
    back: fill(
      smooth([
        [-w - 8, -40],
        [0, -180],
        [w + 8, -40],
        [w, 100],
        [0, 150],
        [-w, 100],
      ]),
      who.hairDark,
    ),
    front: paintHair(
      input,
      'h',
      d,
      strands.filter((_, i) => i % 3 === 0).join(''),
      strands.filter((_, i) => i % 3 !== 0).join(''),
    ),
    shadow: d,
  };
}

/** Faded sides with curls on top. */
export function curlyTop(input: HairInput): Hair {
  const { who, pose, random } = input;
  const w = who.face;
  const t = pose.turn * 10;
  const spots: Point[] = [];
  for (const [y, half, count] of [
    [-236, 0.42, 4],
    [-206, 0.78, 6],
    [-168, 0.9, 7],
    [-136, 0.84, 7],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const k = (i / (count - 1)) * 2 - 1;
      spots.push([k * half * w + t * 0.6 + random.range(-6, 6), y + k * k * 16 + random.range(-7, 7)]);
    }
  }
  const core = smooth([
    [-w * 0.9, -120],
    [-w * 0.9, -180],
    [0, -240],
    [w * 0.9, -180],
    [w * 0.9, -120],
    [0, -150],
  ]);
  return {
    back: '',
    front: sides(input, 0.36) + fill(core, who.hair) + curlMass(input, spots, 27, false),
    shadow: core,
  };
}
