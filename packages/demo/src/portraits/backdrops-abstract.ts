import type { Backdrop, BackdropInput } from './backdrop.js';
import { HEIGHT, plant, strokes, wash } from './backdrop.js';
import { lightness, mix, shade } from './colour.js';
import type { Point } from './shapes.js';
import { circle, fill, glow, p, smooth } from './shapes.js';

/** Between big leaves. */
export function plants(input: BackdropInput): Backdrop {
  const { palette, random, head } = input;
  const ground = random.pick([
    palette.walls[2] ?? palette.paper,
    palette.leaves[1],
    palette.skies[1]?.[2] ?? palette.paper,
    palette.walls[0] ?? palette.paper,
  ]);
  let fans = '';
  for (const [x, y, size] of [
    [40, 1100, 760],
    [930, 1080, 800],
    [110, 560, 420],
    [880, 470, 430],
    [480, 1220, 900],
  ] as const) {
    fans += plant(input, x + random.range(-40, 40), y, size, 7, 74);
  }
  const monstera: string[] = [];
  for (const side of [-1, 1]) {
    const x = side < 0 ? 40 : 920;
    const y = random.range(180, 300);
    const tone = palette.leaves[random.int(0, 1)] ?? palette.ink;
    const points: Point[] = [];
    for (let i = 0; i < 9; i += 1) {
      const a = -2.5 + (i / 8) * 5;
      const r = 170 * (1 - Math.abs(a) * 0.06);
      points.push(
        [x - side * Math.cos(a) * r, y + Math.sin(a) * r],
        [x - side * Math.cos(a + 0.24) * r * 0.66, y + Math.sin(a + 0.24) * r * 0.66],
      );
    }
    monstera.push(fill(smooth(points, true, 0.8), tone, 0.92));
  }
  return {
    behind:
      wash(ground) +
      glow(`${input.id}sunny`, head[0], head[1] - 30, 460, palette.light, 0.8) +
      monstera.join('') +
      fans +
      glow(`${input.id}clear`, head[0], head[1], 330, mix(ground, palette.light, 0.5), 0.75),
    before: plant(input, input.light > 0 ? -30 : 990, 1260, 400, 6, 50),
    around: mix(ground, palette.light, 0.3),
  };
}

/** No place at all: big arcs and discs of light. */
export function arcs(input: BackdropInput): Backdrop {
  const { palette, random, head, light } = input;
  const wall = random.pick([...palette.walls, palette.skies[1]?.[1] ?? palette.paper]);
  const tones = [
    random.pick(palette.accents),
    mix(wall, palette.paper, 0.45),
    shade(wall, palette.shadow, 0.8),
    mix(wall, random.pick(palette.accents), 0.5),
  ];
  const cx = head[0] + random.range(-40, 40);
  const kind = random.int(0, 3);
  let shapes: string;
  if (kind === 0) {
    shapes = [520, 420, 320]
      .map((r, i) => circle(cx, head[1] + 20, r, tones[(i + 1) % 4] ?? wall, 0.85))
      .join('');
  } else if (kind === 1) {
    shapes =
      `<path d="M${p(cx - 330, 1240)}V${p(head[1] + 20)}a330 330 0 0 1 660 0V1240z" fill="${tones[1]}"/>` +
      `<path d="M${p(cx - 270, 1240)}V${p(head[1] + 20)}a270 270 0 0 1 540 0V1240z" fill="${mix(wall, tones[3] ?? wall, 0.6)}"/>` +
      circle(cx + light * 360, 190, 92, tones[0] ?? wall);
  } else if (kind === 2) {
    shapes =
      fill(
        smooth([
          [-80, 300],
          [240, 90],
          [560, 210],
          [1040, 40],
          [1040, 40],
          [1040, 760],
          [700, 640],
          [360, 820],
          [-80, 700],
        ]),
        tones[1] ?? wall,
        0.9,
      ) +
      fill(
        smooth([
          [-80, 760],
          [260, 640],
          [620, 830],
          [1040, 640],
          [1040, 1260],
          [1040, 1260],
          [-80, 1260],
          [-80, 1260],
        ]),
        tones[3] ?? wall,
        0.9,
      ) +
      circle(cx - light * 300, 260, 120, tones[0] ?? wall);
  } else {
    shapes =
      fill(
        `M${p(cx - 520, -20)}L${p(cx - 120, -20)}L${p(cx + 420, 1240)}L${p(cx - 220, 1240)}z`,
        tones[1] ?? wall,
        0.7,
      ) +
      circle(cx + light * 60, head[1], 330, mix(tones[0] ?? wall, wall, 0.25)) +
      fill(
        `M${p(cx + 200, -20)}L${p(cx + 300, -20)}L${p(cx + 800, 1240)}L${p(cx + 640, 1240)}z`,
        tones[1] ?? wall,
        0.5,
      );
  }
  return {
    behind: wash(wall) + shapes + (palette.finish === 'brush' ? strokes(random, tones, 14, 0, HEIGHT) : ''),
    before: random.chance(0.35) ? plant(input, light > 0 ? -10 : 970, 1250, 380, 6, 56) : '',
    around: lightness(wall) > 0.5 ? mix(wall, palette.paper, 0.3) : wall,
  };
}
