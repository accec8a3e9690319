import type { Backdrop, BackdropInput } from './backdrop.js';
import { bokeh, HEIGHT, plant, sky, strokes, WIDTH } from './backdrop.js';
import { mix } from './colour.js';
import type { Point } from './shapes.js';
import { circle, ellipse, fill, glow, line, p, rect, smooth } from './shapes.js';

export function sun(input: BackdropInput, y: number, colour: string): string {
  const { random, light, head, palette } = input;
  const x = head[0] + light * random.range(190, 300);
  const r = random.range(64, 104);
  return glow(`${input.id}sun`, x, y, r * 2.6, palette.light, 0.6) + circle(x, y, r, colour);
}

export function clouds(input: BackdropInput, colour: string, top: number, bottom: number): string {
  const { random, palette } = input;
  let out = '';
  for (let i = 0; i < 4; i += 1) {
    const x = random.range(-120, 800);
    const y = random.range(top, bottom);
    const w = random.range(180, 420);
    if (palette.finish === 'crisp') {
      out += rect(x, y, w, 16, colour, 0.5, 8) + rect(x + w * 0.24, y + 26, w * 0.6, 12, colour, 0.4, 6);
    } else {
      out += fill(
        smooth([
          [x, y],
          [x + w * 0.3, y - 22],
          [x + w * 0.62, y - 12],
          [x + w, y + 4],
          [x + w * 0.5, y + 14],
        ]),
        colour,
        0.38,
      );
    }
  }
  return out;
}

function skyline(input: BackdropInput, base: number, tall: number, colour: string, lit: string): string {
  const { random } = input;
  let d = '';
  let windows = '';
  let x = -20;
  while (x < WIDTH + 20) {
    const w = random.range(54, 124);
    const h = random.range(tall * 0.35, tall);
    d += `M${p(x, base)}v${p(-h)}h${p(w)}V${p(base)}z`;
    if (random.chance(0.25)) d += `M${p(x + w * 0.45, base - h)}v-60h8v60z`;
    for (let row = base - h + 22; row < base - 30; row += 34) {
      for (let column = x + 14; column < x + w - 16; column += 24) {
        if (random.chance(0.3)) windows += `M${p(column, row)}h9v14h-9z`;
      }
    }
    x += w + random.range(-4, 10);
  }
  return fill(d, colour) + fill(windows, lit, 0.75);
}

/** Roofs of a city at dusk, lamps out of focus. */
export function city(input: BackdropInput): Backdrop {
  const { palette, random } = input;
  const tones = random.pick(palette.skies.slice(0, 3));
  const far = mix(tones[1], palette.ink, 0.3);
  const near = mix(tones[0], palette.ink, 0.55);
  return {
    behind:
      sky(input, tones, HEIGHT) +
      sun(input, random.range(430, 560), mix(tones[2], palette.paper, 0.35)) +
      clouds(input, mix(tones[1], palette.paper, 0.3), 90, 380) +
      skyline(input, 900, 420, mix(far, tones[2], 0.35), mix(tones[2], palette.paper, 0.2)) +
      skyline(input, HEIGHT, 480, near, palette.accents[0] ?? palette.light) +
      bokeh(input, 13, 560, 1080),
    before: '',
    around: tones[1],
  };
}

function gable(x: number, w: number, top: number, base: number, kind: number): string {
  const c = x + w / 2;
  if (kind === 0) {
    let d = `M${p(x, base)}V${p(top + 90)}`;
    for (let i = 0; i < 4; i += 1) d += `h${p(w * 0.11)}v-24`;
    d += `h${p(w * 0.12)}`;
    for (let i = 0; i < 4; i += 1) d += `v24h${p(w * 0.11)}`;
    return `${d}V${p(base)}z`;
  }
  if (kind === 1) {
    return `M${p(x, base)}V${p(top + 96)}c${p(w * 0.2, -6, w * 0.14, -60, w * 0.34, -66)}q${p(w * 0.16, -26, w * 0.32, 0)}c${p(w * 0.2, 6, w * 0.14, 60, w * 0.34, 66)}V${p(base)}z`;
  }
  return `M${p(x, base)}V${p(top + 80)}L${p(c, top)}L${p(x + w, top + 80)}V${p(base)}z`;
}

/** Gabled houses along a canal and their reflection. */
export function canal(input: BackdropInput): Backdrop {
  const { palette, random, id } = input;
  const tones = random.pick(palette.skies);
  const base = 850;
  let houses = '';
  let windows = '';
  let x = -50;
  while (x < WIDTH + 30) {
    const w = random.range(112, 164);
    const top = random.range(330, 500);
    const tone = mix(random.pick(palette.walls), tones[1], 0.42);
    houses += fill(
      gable(x, w - 4, top, base, random.int(0, 2)),
      mix(tone, palette.ink, random.range(0, 0.2)),
    );
    for (let row = top + 130; row < base - 70; row += 96) {
      for (let k = 0; k < 2; k += 1) {
        windows += `M${p(x + w * (0.16 + k * 0.4), row)}h${p(w * 0.25)}v58h${p(-w * 0.25)}z`;
      }
    }
    x += w;
  }
  let ripples = '';
  for (let i = 0; i < 26; i += 1)
    ripples += `M${p(random.range(-20, 900), random.range(base + 20, HEIGHT))}h${p(random.range(40, 190))}`;
  return {
    behind:
      sky(input, tones, base) +
      sun(input, 280, mix(tones[2], palette.paper, 0.5)) +
      clouds(input, mix(tones[1], palette.paper, 0.45), 80, 300) +
      houses +
      fill(windows, mix(palette.light, palette.paper, 0.3), 0.6) +
      rect(0, base, WIDTH, 400, palette.water[0]) +
      `<g transform="translate(0 ${base * 2}) scale(1 -1)" opacity=".3">${houses}</g>` +
      line(ripples, mix(palette.water[1], palette.paper, 0.3), 7, 0.45) +
      glow(`${id}veil`, input.head[0], input.head[1], 360, tones[2], 0.5),
    before: '',
    around: mix(tones[1], palette.walls[0] ?? tones[1], 0.4),
  };
}

/** Hills one behind the other, a path of light between. */
export function hills(input: BackdropInput): Backdrop {
  const { palette, random } = input;
  const tones = random.pick(palette.skies);
  let ranges = '';
  for (let i = 0; i < 5; i += 1) {
    const y = 480 + i * 125;
    const points: Point[] = [];
    for (let x = -120; x <= 1080; x += 150) points.push([x, y + random.range(-66, 50) * (i < 3 ? 1 : 0.5)]);
    const end: Point = [1080, 1260];
    const start: Point = [-120, 1260];
    const tone = mix(
      mix(tones[1], palette.shadow, 0.2),
      mix(palette.leaves[1], palette.ink, 0.2),
      0.22 + i * 0.17,
    );
    ranges += fill(
      smooth([points[0] ?? start, ...points, points[points.length - 1] ?? end, end, end, start, start]),
      tone,
    );
  }
  let trees = '';
  for (let i = 0; i < 9; i += 1) {
    const x = random.chance(0.5) ? random.range(-10, 250) : random.range(710, 970);
    const y = random.range(800, 1000);
    const h = random.range(90, 190);
    trees +=
      palette.finish === 'crisp'
        ? fill(`M${p(x - h * 0.24, y)}L${p(x, y - h)}L${p(x + h * 0.24, y)}z`, palette.leaves[0])
        : ellipse(
            x,
            y - h * 0.5,
            h * 0.26,
            h * 0.56,
            mix(palette.leaves[i % 2] ?? palette.ink, tones[1], 0.2),
          );
  }
  return {
    behind:
      sky(input, tones, 900) +
      sun(input, random.range(260, 440), mix(tones[2], palette.paper, 0.5)) +
      clouds(input, palette.paper, 90, 330) +
      ranges +
      trees +
      (palette.finish === 'brush'
        ? strokes(random, [tones[2], palette.leaves[2], tones[0]], 11, 620, 1180)
        : ''),
    before: random.chance(0.5) ? plant(input, -30, 1250, 330, 6, 62) : '',
    around: tones[1],
  };
}
