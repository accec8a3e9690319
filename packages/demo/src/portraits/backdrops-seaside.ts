import type { Backdrop, BackdropInput } from './backdrop.js';
import { sky, WIDTH } from './backdrop.js';
import { clouds, sun } from './backdrops-outdoors.js';
import { mix } from './colour.js';
import { fill, line, p, rect, smooth } from './shapes.js';

/** Beach and open water. */
export function sea(input: BackdropInput): Backdrop {
  const { palette, random } = input;
  const tones = random.pick(palette.skies);
  const horizon = random.range(560, 660);
  const [near, far] = palette.water;
  let bands = '';
  for (let i = 0; i < 5; i += 1) {
    const y = horizon + i * i * 17 + i * 26;
    bands += fill(
      smooth([
        [-60, y],
        [200, y - 7 - i * 2],
        [470, y + 8 + i],
        [760, y - 6],
        [1020, y + 5],
        [1020, y + 5],
        [1020, 1260],
        [1020, 1260],
        [-60, 1260],
        [-60, 1260],
        [-60, y],
      ]),
      mix(far, near, i / 4),
    );
  }
  let glints = '';
  const sx = input.head[0] + input.light * 240;
  for (let i = 0; i < 22; i += 1) {
    const k = random.next();
    glints += `M${p(sx + random.range(-150, 130) * (0.4 + k), horizon + 14 + k * 300)}h${p(random.range(18, 90))}`;
  }
  let boats = '';
  for (let i = 0; i < random.int(0, 2); i += 1) {
    const x = random.chance(0.5) ? random.range(40, 220) : random.range(740, 900);
    const s = random.range(0.6, 1.2);
    boats += `<g transform="translate(${p(x, horizon + 8)}) scale(${p(s)})">${fill('M-4 -10V-150L-74 -22zM8 -10V-120L62 -22z', palette.paper, 0.92)}${fill('M-66 -8H64L44 16H-48z', palette.accents[0] ?? palette.ink)}</g>`;
  }
  const sand = smooth([
    [-40, 980],
    [220, 940],
    [520, 975],
    [820, 930],
    [1000, 955],
    [1000, 955],
    [1000, 1260],
    [1000, 1260],
    [-40, 1260],
    [-40, 1260],
    [-40, 980],
  ]);
  const sandTone = mix(mix(palette.walls[2] ?? palette.paper, tones[1], 0.25), palette.shadow, 0.1);
  return {
    behind:
      sky(input, tones, horizon + 40) +
      sun(input, horizon - random.range(60, 260), mix(palette.accents[0] ?? tones[2], palette.paper, 0.35)) +
      clouds(input, palette.paper, 110, 420) +
      bands +
      line(glints, palette.paper, 6, 0.6) +
      boats +
      fill(sand, sandTone) +
      line('M-20 968Q240 930 520 966T980 942', palette.paper, 10, 0.55),
    before: '',
    around: mix(tones[1], far, 0.4),
  };
}

/** Quay with a lighthouse, cranes or masts. */
export function harbour(input: BackdropInput): Backdrop {
  const { palette, random, head, light } = input;
  const tones = random.pick(palette.skies);
  const horizon = 720;
  const [near, far] = palette.water;
  const dark = mix(palette.ink, tones[1], 0.35);
  const side = -light;
  const lx = head[0] + side * random.range(280, 340);
  const red = palette.accents[0] ?? palette.ink;
  const tower =
    fill(
      `M${p(lx - 44, horizon + 6)}L${p(lx - 27, 330)}H${p(lx + 27)}L${p(lx + 44, horizon + 6)}z`,
      palette.paper,
    ) +
    fill(
      `M${p(lx - 40.5, 650)}L${p(lx - 36.5, 560)}H${p(lx + 36.5)}L${p(lx + 40.5, 650)}zM${p(lx - 33, 470)}L${p(lx - 29.5, 390)}H${p(lx + 29.5)}L${p(lx + 33, 470)}z`,
      red,
    ) +
    rect(lx - 38, 314, 76, 16, dark) +
    rect(lx - 22, 262, 44, 52, mix(palette.light, palette.accents[1] ?? palette.light, 0.5)) +
    fill(`M${p(lx - 32, 264)}L${p(lx, 222)}L${p(lx + 32, 264)}z`, red);
  let masts = '';
  for (let i = 0; i < 7; i += 1) {
    const x = head[0] - side * random.range(190, 460);
    const h = random.range(180, 400);
    masts += `M${p(x, horizon + 30)}V${p(horizon - h)}M${p(x, horizon - h + 16)}L${p(x + 64, horizon + 16)}M${p(x - 20, horizon - h * 0.7)}h40`;
  }
  let hulls = '';
  for (let i = 0; i < 3; i += 1) {
    const x = head[0] - side * (240 + i * 120);
    hulls += fill(
      `M${p(x - 110, horizon + 6)}H${p(x + 116)}L${p(x + 84, horizon + 62)}H${p(x - 80)}z`,
      [palette.paper, red, palette.accents[3] ?? dark][i] ?? dark,
    );
  }
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((i) => rect(0, horizon + 48 + i * 75, WIDTH, 84, mix(far, near, i / 5)))
    .join('');
  let dashes = '';
  for (let i = 0; i < 20; i += 1)
    dashes += `M${p(random.range(-20, 900), random.range(horizon + 60, 1180))}h${p(random.range(30, 130))}`;
  return {
    behind:
      sky(input, tones, horizon + 60) +
      sun(input, random.range(300, 420), mix(palette.accents[1] ?? tones[2], palette.paper, 0.3)) +
      clouds(input, palette.paper, 90, 340) +
      (random.chance(0.62) ? tower : '') +
      line(masts, dark, 6, 0.85) +
      rect(0, horizon + 4, WIDTH, 60, far) +
      hulls +
      stripes +
      line(dashes, palette.paper, 6, 0.35),
    before: '',
    around: tones[1],
  };
}
