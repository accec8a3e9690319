import { mix } from './colour.js';
import type { Hair, HairInput } from './hair-paint.js';
import { along, curlMass } from './hair-paint.js';
import type { Point } from './shapes.js';
import { circle, dots, fill, line, p, smooth } from './shapes.js';

/** A round halo of tight curls; `spread` is its radius beyond the skull. */
function halo(input: HairInput, spread: number, low: number, radius: number): Hair {
  const { who, pose, random } = input;
  const w = who.face;
  const t = pose.turn * 10;
  const cy = -78;
  const edge: Point[] = [];
  for (let a = -low; a <= Math.PI + low; a += 0.17) {
    const r = w + spread + random.range(-6, 6);
    edge.push([Math.cos(a) * r, cy - Math.sin(a) * (r + 8)]);
  }
  const core = smooth(edge.map(([x, y]) => [x * 0.97, y] as const));
  const rows: Point[] = [];
  for (const k of [0.72, 0.46]) {
    for (let a = 0.1; a < Math.PI - 0.1; a += 0.2) {
      const r = w + spread * k;
      rows.push([Math.cos(a) * r + random.range(-6, 6), cy - Math.sin(a) * (r + 6) + random.range(-6, 6)]);
    }
  }
  const hairline = along(
    [
      [-w - 4, -14],
      [-w * 0.9 + t, -76],
      [-w * 0.56 + t, -128],
      [t, -150],
      [w * 0.56 + t, -128],
      [w * 0.9 + t, -76],
      [w + 4, -14],
    ],
    24,
    4,
    random,
  );
  const band = smooth([
    [-w - spread * 0.6, -40],
    [-w * 0.8, -180],
    [0, -214 - spread * 0.5],
    [w * 0.8, -180],
    [w + spread * 0.6, -40],
    [w - 2, -20],
    [w * 0.84 + t, -92],
    [w * 0.5 + t, -138],
    [t, -158],
    [-w * 0.5 + t, -138],
    [-w * 0.84 + t, -92],
    [-w + 2, -20],
  ]);
  const shine: Point[] = [];
  for (let i = 0; i < 70; i += 1) {
    const a = random.range(0.25, 1.5);
    const r = random.range(w + spread * 0.1, w + spread * 0.92);
    shine.push([Math.cos(a) * r * pose.light, cy - Math.sin(a) * r]);
  }
  return {
    back: fill(core, who.hairDark) + curlMass(input, edge, radius, true),
    front:
      fill(band, who.hair) +
      curlMass(input, [...rows, ...hairline], radius * 0.86, true) +
      dots(shine, who.hairLight, 5, 0.55),
    shadow: band,
  };
}

/** Big natural hair. */
export function cloud(input: HairInput): Hair {
  return halo(input, input.random.range(70, 96), 0.62, 33);
}

/** Short rounded afro. */
export function afro(input: HairInput): Hair {
  return halo(input, input.random.range(18, 36), 0.1, 21);
}

/** Loose curls to the shoulders. */
export function curls(input: HairInput): Hair {
  const { who, pose, random } = input;
  const w = who.face;
  const t = pose.turn * 9;
  const length = random.range(170, 270);
  const px = who.part * 22 + t;
  const column = (side: number, inset: number): Point[] =>
    along(
      [
        [side * (w * 0.7 + inset), -186],
        [side * (w + 6 + inset), -110],
        [side * (w + 16 + inset), -20],
        [side * (w + 18 + inset), 90],
        [side * (w + 14 + inset), length],
      ],
      30,
      7,
      random,
    );
  const top = along(
    [
      [-w * 0.7, -190],
      [-w * 0.3, -224],
      [px, -222],
      [w * 0.3, -226],
      [w * 0.7, -190],
    ],
    28,
    5,
    random,
  );
  const fringeLeft = along(
    [
      [px - 12, -178],
      [-w * 0.5 + t, -148],
      [-w * 0.86 + t, -96],
      [-w + 2, -20],
    ],
    24,
    4,
    random,
  );
  const fringeRight = along(
    [
      [px + 14, -178],
      [w * 0.5 + t, -148],
      [w * 0.86 + t, -96],
      [w - 2, -20],
    ],
    24,
    4,
    random,
  );
  const base = smooth([
    [-w - 20, 60],
    [-w - 20, -80],
    [-w * 0.6, -206],
    [0, -226],
    [w * 0.6, -206],
    [w + 20, -80],
    [w + 20, 60],
    [w + 4, 0],
    [w * 0.84 + t, -96],
    [w * 0.46 + t, -152],
    [px, -182],
    [-w * 0.46 + t, -152],
    [-w * 0.84 + t, -96],
    [-w - 4, 0],
  ]);
  const behind = smooth([
    [-w - 30, -60],
    [0, -210],
    [w + 30, -60],
    [w + 40, length],
    [0, length - 20],
    [-w - 40, length],
  ]);
  return {
    back:
      fill(behind, mix(who.hairDark, '#160d12', 0.2)) +
      curlMass(input, [...column(-1, 24), ...column(1, 24)], 34, false),
    front:
      fill(base, who.hair) +
      curlMass(input, [...column(-1, 2), ...column(1, 2), ...top, ...fringeLeft, ...fringeRight], 27, false),
    shadow: base,
  };
}

function ropes(input: HairInput, length: number, width: number, count: number): Hair {
  const { who, pose, random } = input;
  const w = who.face;
  const t = pose.turn * 9;
  const px = who.part * 16 + t;
  let front = '';
  let back = '';
  for (const side of [1, -1]) {
    for (let i = 0; i < count; i += 1) {
      const k = i / (count - 1);
      const x = side * (w - 6 + k * 44);
      const end = length + random.range(-46, 30) - k * 20;
      const d = `M${p(px + side * (6 + k * 14), -178 - k * 34)}C${p(side * w * (0.44 + k * 0.3) + t, -176 - k * 22, x + side * 4, -96 - k * 26, x, 10)}S${p(x + side * random.range(-4, 16), end * 0.6, x + side * random.range(-10, 14), end)}`;
      const tone = side === pose.light ? who.hair : mix(who.hair, who.hairDark, 0.55);
      front +=
        line(d, who.hairDark, width + 3) +
        line(d, tone, width) +
        `<path d="${d}" fill="none" stroke="${who.hairLight}" stroke-width="${width * 0.55}" stroke-dasharray="${p(width * 0.35, width * 0.62)}" stroke-opacity=".42"/>`;
    }
    for (let i = 0; i < 5; i += 1) {
      const x = side * (20 + i * 27);
      back += line(
        `M${p(x, -60)}L${p(x * 1.16, length - 30 - i * 6)}`,
        mix(who.hairDark, '#120a0f', 0.3),
        26,
      );
    }
  }
  const crown = smooth([
    [-w * 0.96, -70],
    [-w * 0.9, -150],
    [-w * 0.5, -214],
    [0, -232],
    [w * 0.5, -214],
    [w * 0.9, -150],
    [w * 0.96, -70],
    [w * 0.56 + t, -136],
    [px, -172],
    [px, -172],
    [-w * 0.56 + t, -136],
  ]);
  return { back, front: fill(crown, who.hairDark) + front, shadow: crown };
}

/** Thin plaits, long and loose. */
export function boxBraids(input: HairInput): Hair {
  const hair = ropes(input, input.random.range(330, 420), 13, 9);
  const beads = input.random.chance(0.5)
    ? circle(input.who.part * (input.who.face + 30), 96, 7, input.band)
    : '';
  return { ...hair, front: hair.front + beads };
}

/** Dreadlocks to the chin or the shoulders. */
export function locs(input: HairInput): Hair {
  return ropes(input, input.random.range(120, 240), 21, 6);
}
