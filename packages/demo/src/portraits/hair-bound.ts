import { mix } from './colour.js';
import type { Hair, HairInput } from './hair-paint.js';
import { cap, paintHair } from './hair-paint.js';
import { circle, clipped, ellipse, fill, line, mirror, p, smooth } from './shapes.js';

function pulledBack(input: HairInput, ear: number): { d: string; drawing: string } {
  const { who, pose } = input;
  const w = who.face;
  const t = pose.turn * 10;
  const px = who.part * 30 + t;
  const d = cap(who, 13, ear, [
    [w - 8 + t * 0.3, -30],
    [w * 0.84 + t, -92],
    [w * 0.4 + t, -142],
    [px, -158],
    [-w * 0.4 + t, -142],
    [-w * 0.84 + t, -92],
    [-w + 8 + t * 0.3, -30],
  ]);
  let light = '';
  let dark = '';
  for (let i = -5; i <= 5; i += 1) {
    const strand = `M${p(i * 21 + t, -140 + Math.abs(i) * 9)}Q${p(i * 22, -186, px * 0.6 + i * 8, -226)}`;
    if (i % 2 === 0) dark += strand;
    else light += strand;
  }
  return { d, drawing: paintHair(input, 'h', d, light, dark) };
}

/** Pulled back into a bun, with two loose strands. */
export function bun(input: HairInput): Hair {
  const { who, pose } = input;
  const w = who.face;
  const { d, drawing } = pulledBack(input, 4);
  const x = who.part * 16 - pose.turn * 22;
  const r = who.female ? 60 : 44;
  const y = who.female ? -252 : -236;
  const knot = smooth([
    [x - r, y + 6],
    [x - r * 0.72, y - r * 0.72],
    [x + 4, y - r * 0.95],
    [x + r * 0.78, y - r * 0.64],
    [x + r, y + 10],
    [x + r * 0.6, y + r * 0.8],
    [x - r * 0.6, y + r * 0.8],
  ]);
  const turns = `M${p(x - r * 0.7, y + 14)}Q${p(x, y - r * 1.1, x + r * 0.72, y + 4)}M${p(x - r * 0.35, y + 24)}Q${p(x + 6, y - r * 0.5, x + r * 0.45, y + 22)}`;
  const loose = who.female
    ? line(
        `M${p(-w * 0.8, -84)}C${p(-w - 4, -30, -w - 16, 40, -w + 4, 96)}M${p(w * 0.82, -84)}C${p(w + 6, -20, w + 8, 40, w - 4, 84)}`,
        who.hair,
        5,
      )
    : '';
  return {
    back:
      fill(knot, who.hair) +
      clipped(
        `${input.id}k`,
        knot,
        line(turns, who.hairDark, 6, 0.7) + ellipse(x + pose.light * 22, y - 18, 24, 20, who.hairLight, 0.4),
      ),
    front: drawing + loose,
    shadow: d,
  };
}

/** Pulled back, the tail falling beside the neck. */
export function ponytail(input: HairInput): Hair {
  const { who, pose } = input;
  const s = pose.turn > 0.1 ? -1 : pose.turn < -0.1 ? 1 : who.part;
  const w = who.face;
  const { d, drawing } = pulledBack(input, 4);
  const tail = smooth(
    mirror(
      [
        [30, -228],
        [96, -262],
        [w + 54, -206],
        [w + 88, -60],
        [w + 66, 110],
        [w + 72, 260],
        [w + 40, 340],
        [w + 40, 340],
        [w + 18, 220],
        [w + 8, 60],
        [w + 20, -80],
        [60, -180],
      ],
      s,
    ),
  );
  const strands = `M${p(s * 70, -226)}C${p(s * (w + 70), -180, s * (w + 34), 60, s * (w + 40), 300)}M${p(s * 60, -206)}C${p(s * (w + 44), -160, s * (w + 20), 40, s * (w + 34), 260)}`;
  return {
    back: fill(tail, who.hair) + line(strands, who.hairDark, 6, 0.7) + circle(s * 62, -214, 17, input.band),
    front: drawing,
    shadow: d,
  };
}

/** A plait over one shoulder. */
export function braid(input: HairInput): Hair {
  const { who, pose } = input;
  const s = who.part;
  const w = who.face;
  const { d, drawing } = pulledBack(input, 30);
  let plait = '';
  for (let i = 0; i < 9; i += 1) {
    const k = i / 8;
    const x = s * (w - 6 + Math.sin(k * 2.2) * 34);
    const y = 128 + i * 33;
    const size = 29 - k * 9;
    const lit = s === pose.light;
    plait +=
      ellipse(x - s * 11, y, size * 0.72, size, lit ? who.hair : who.hairDark, 1, s * 34) +
      ellipse(
        x + s * 11,
        y + 10,
        size * 0.72,
        size,
        mix(who.hair, lit ? who.hairLight : who.hairDark, 0.35),
        1,
        -s * 34,
      ) +
      line(`M${p(x - s * 16, y - 10)}q${p(s * 10, 6, s * 14, 20)}`, who.hairDark, 3, 0.6);
  }
  const endX = s * (w - 6 + Math.sin(2.2) * 34);
  const tassel = smooth([
    [endX - 12, 410],
    [endX + 12, 410],
    [endX + 17, 462],
    [endX, 486],
    [endX - 17, 462],
  ]);
  const nape = fill(
    smooth([
      [-w + 6, 0],
      [0, -120],
      [w - 6, 0],
      [w - 16, 150],
      [0, 190],
      [-w + 16, 150],
    ]),
    who.hairDark,
  );
  return {
    back: nape,
    front: drawing + plait + fill(tassel, who.hair) + line(`M${p(endX - 12, 410)}h24`, input.band, 9),
    shadow: d,
  };
}

/** A cloth wrapped around the head, knotted above the forehead. */
export function wrap(input: HairInput): Hair {
  const { who, pose, band, bandDark } = input;
  const w = who.face;
  const t = pose.turn * 10;
  const d = smooth([
    [-w - 5, -6],
    [-w - 5, -6],
    [-w - 26, -110],
    [-w * 0.8, -214],
    [-10, -262],
    [w * 0.8, -214],
    [w + 26, -110],
    [w + 5, -6],
    [w + 5, -6],
    [w * 0.82 + t, -72],
    [w * 0.4 + t, -112],
    [t, -124],
    [-w * 0.4 + t, -112],
    [-w * 0.82 + t, -72],
  ]);
  const foldLines = [0, 1, 2, 3]
    .map((i) => `M${p(-w - 20 + i * 16, -60 - i * 42)}Q${p(t, -190 - i * 20, w + 20 - i * 12, -80 - i * 36)}`)
    .join('');
  const s = -pose.light;
  const knot = smooth([
    [t - 52, -232],
    [t - 30, -292],
    [t + 14, -276],
    [t + 58, -300],
    [t + 62, -236],
    [t + 20, -212],
    [t - 20, -210],
  ]);
  return {
    back: fill(knot, band) + line(`M${p(t - 24, -272)}Q${p(t + 4, -240, t + 44, -276)}`, bandDark, 6, 0.6),
    front:
      fill(d, band) +
      clipped(
        `${input.id}h`,
        d,
        fill(
          smooth([
            [s * 50, -300],
            [s * 66, -180],
            [s * 90, 20],
            [s * 300, 20],
            [s * 300, -300],
          ]),
          bandDark,
          0.5,
        ) +
          line(foldLines, bandDark, 6, 0.55) +
          line(`M${p(-w, -40)}Q${p(t, -170, w, -40)}`, mix(band, '#ffffff', 0.3), 5, 0.6),
      ),
    shadow: d,
  };
}
