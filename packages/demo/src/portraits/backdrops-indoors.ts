import type { Backdrop, BackdropInput } from './backdrop.js';
import { bokeh, HEIGHT, leaf, plant, strokes, wash, WIDTH } from './backdrop.js';
import { mix, shade } from './colour.js';
import { circle, clipped, ellipse, fill, glow, line, p, rect, smooth } from './shapes.js';

/** Light that falls through a window: slanted panes on the wall. */
function cast(input: BackdropInput, x: number, y: number, colour: string, opacity: number): string {
  const lean = input.light * -120;
  const pane = (dx: number, dy: number): string => `M${p(x + dx, y + dy)}h130l${p(lean, 250)}h-130z`;
  return fill(
    pane(0, 0) + pane(152, 0) + pane(lean * 1.09, 274) + pane(152 + lean * 1.09, 274),
    colour,
    opacity,
  );
}

function framed(input: BackdropInput, x: number, y: number, w: number, h: number): string {
  const { palette, random } = input;
  const ground = random.pick(palette.walls);
  const frame =
    palette.finish === 'brush' ? (palette.accents[0] ?? palette.ink) : mix(palette.ink, palette.paper, 0.1);
  const accent = random.pick(palette.accents);
  const inner = `M${p(x, y)}h${p(w)}v${p(h)}h${p(-w)}z`;
  const motifs = [
    circle(x + w * 0.5, y + h * 0.42, w * 0.24, accent) +
      rect(x, y + h * 0.66, w, h * 0.4, mix(accent, palette.ink, 0.5)),
    fill(
      smooth([
        [x, y + h],
        [x + w * 0.2, y + h * 0.5],
        [x + w * 0.5, y + h * 0.68],
        [x + w * 0.8, y + h * 0.34],
        [x + w * 1.1, y + h],
      ]),
      accent,
    ) + circle(x + w * 0.3, y + h * 0.26, w * 0.12, palette.paper),
    leaf(x + w * 0.5, y + h * 0.94, h * 0.8, w * 0.16, -90, palette.leaves[1], palette.paper) +
      leaf(x + w * 0.5, y + h * 0.94, h * 0.6, w * 0.12, -128, palette.leaves[2], palette.paper) +
      leaf(x + w * 0.5, y + h * 0.94, h * 0.6, w * 0.12, -52, accent, palette.paper),
  ];
  return (
    rect(x - 13, y - 13, w + 26, h + 26, frame) +
    rect(x, y, w, h, mix(ground, palette.paper, 0.45)) +
    clipped(`${input.id}p${Math.round(x)}`, inner, random.pick(motifs))
  );
}

function wallBase(input: BackdropInput): { wall: string; drawing: string } {
  const { palette, random, head, light } = input;
  const wall = random.pick(palette.walls);
  const glowTone = mix(wall, palette.light, 0.6);
  const texture =
    palette.finish === 'brush'
      ? strokes(
          random,
          [
            mix(wall, palette.light, 0.3),
            shade(wall, palette.shadow, 0.7),
            mix(wall, palette.accents[0] ?? wall, 0.25),
          ],
          16,
          0,
          HEIGHT,
        )
      : '';
  return {
    wall,
    drawing:
      wash(wall) +
      texture +
      glow(`${input.id}lamp`, head[0] + light * 160, head[1] - 40, 430, glowTone, 0.75),
  };
}

/** A room with a window's light on the wall. */
export function window(input: BackdropInput): Backdrop {
  const { palette, random, head, light } = input;
  const { wall, drawing } = wallBase(input);
  const side = light > 0 ? 1 : -1;
  const wx = side > 0 ? WIDTH - 210 : -90;
  const tones = random.pick(palette.skies);
  const pane =
    rect(wx - 22, 60, 344, 700, mix(wall, palette.paper, 0.6)) +
    rect(wx, 84, 300, 652, tones[2]) +
    rect(wx, 84, 300, 300, tones[1], 0.55) +
    ellipse(wx + 150, 760, 230, 190, palette.leaves[2], 0.0) +
    line(`M${p(wx + 150, 84)}v652M${p(wx, 390)}h300`, mix(wall, palette.paper, 0.6), 15);
  const withWindow = random.chance(0.5);
  const picture = framed(
    input,
    head[0] - side * random.range(390, 430) - 90,
    random.range(150, 260),
    random.range(150, 200),
    random.range(200, 260),
  );
  return {
    behind:
      drawing +
      (withWindow ? pane : '') +
      cast(
        input,
        side > 0 ? random.range(60, 240) : random.range(420, 560),
        random.range(90, 200),
        palette.light,
        0.38,
      ) +
      picture +
      rect(0, 1010, WIDTH, 200, shade(wall, palette.shadow, 0.8)) +
      rect(0, 1002, WIDTH, 12, mix(wall, palette.paper, 0.35)),
    before: random.chance(0.45) ? plant(input, side > 0 ? -20 : WIDTH + 20, 1240, 420, 7, 58) : '',
    around: wall,
  };
}

/** A bar or coffee house: hanging lamps, bottles, warm light. */
export function cafe(input: BackdropInput): Backdrop {
  const { palette, random, head } = input;
  const wall = mix(random.pick(palette.walls), palette.ink, random.range(0.3, 0.5));
  const board = mix(wall, palette.ink, 0.35);
  const lampTone = palette.accents[random.int(0, 1)] ?? palette.light;
  let bottles = '';
  for (const [row, count] of [
    [640, 13],
    [860, 13],
  ] as const) {
    bottles += rect(-10, row, WIDTH + 20, 14, mix(wall, palette.accents[0] ?? wall, 0.4));
    for (let i = 0; i < count; i += 1) {
      const x = 20 + i * 74 + random.range(-10, 10);
      const h = random.range(80, 150);
      const tone = mix(random.pick([...palette.leaves, ...palette.accents]), wall, 0.42);
      bottles += random.chance(0.66)
        ? fill(
            `M${p(x, row)}v${p(-h * 0.62)}q2 -12 11 -16v${p(-h * 0.26)}h14v${p(h * 0.26)}q9 4 11 16v${p(h * 0.62)}z`,
            tone,
          )
        : rect(x, row - 56, 46, 56, tone, 1, 8);
    }
  }
  let lamps = '';
  for (let i = 0; i < 3; i += 1) {
    const x = head[0] + (i - 1) * 330 + random.range(-50, 50);
    const y = Math.abs(x - head[0]) < 150 ? random.range(60, 100) : random.range(120, 300);
    lamps +=
      line(`M${p(x, -10)}V${p(y)}`, board, 5) +
      fill(
        `M${p(x - 52, y + 46)}Q${p(x - 48, y - 16, x, y - 18)}T${p(x + 52, y + 46)}z`,
        mix(lampTone, palette.ink, 0.15),
      ) +
      ellipse(x, y + 48, 36, 11, palette.paper) +
      glow(`${input.id}l${i}`, x, y + 60, 180, palette.light, 0.5);
  }
  return {
    behind:
      wash(wall) +
      rect(0, 450, WIDTH, 780, board, 0.5) +
      bottles +
      glow(`${input.id}warm`, head[0], head[1], 400, mix(palette.light, lampTone, 0.4), 0.42) +
      lamps +
      bokeh(input, 6, 300, 1000),
    before: '',
    around: wall,
  };
}

/** A wall of books and small things. */
export function shelf(input: BackdropInput): Backdrop {
  const { palette, random, head } = input;
  const wall = mix(random.pick(palette.walls), palette.ink, 0.22);
  const wood = mix(wall, palette.ink, 0.3);
  let content = '';
  for (const row of [230, 480, 730, 980]) {
    let x = random.range(-30, 20);
    while (x < WIDTH) {
      if (random.chance(0.14)) {
        content += random.chance(0.5)
          ? plant(input, x + 50, row - 44, 120, 5, 60) +
            fill(`M${p(x + 18, row - 52)}h64l-9 52h-46z`, random.pick(palette.accents))
          : circle(x + 46, row - 42, 40, mix(random.pick(palette.accents), wall, 0.3));
        x += 112;
        continue;
      }
      const w = random.range(20, 46);
      const h = random.range(120, 186);
      const tone = mix(random.pick([...palette.cloth, ...palette.walls]), wall, 0.42);
      content +=
        rect(x, row - h, w - 3, h, tone) +
        rect(x + 4, row - h + 22, w - 11, 6, mix(tone, palette.paper, 0.5));
      x += w;
      if (random.chance(0.1)) x += random.range(20, 70);
    }
    content += rect(-10, row, WIDTH + 20, 20, wood);
  }
  return {
    behind:
      wash(wall) +
      content +
      wash(wall, 0.25) +
      glow(`${input.id}read`, head[0], head[1], 420, mix(wall, palette.light, 0.65), 0.7),
    before: '',
    around: wall,
  };
}
