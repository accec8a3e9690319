import { mix } from './colour.js';
import type { PortraitPalette } from './palette.js';
import type { Random } from './random.js';
import type { Point } from './shapes.js';
import { dots, fill, gradient, line, p, rect, smooth } from './shapes.js';

/** Size of a portrait in its own units: 4 to 5. */
export const WIDTH = 960;
/** Height of a portrait in its own units. */
export const HEIGHT = 1200;

/** What a place is drawn from. */
export interface BackdropInput {
  readonly palette: PortraitPalette;
  readonly random: Random;
  readonly light: 1 | -1;
  readonly id: string;
  /** Centre of the head on the canvas; the place stays calm around it. */
  readonly head: Point;
}

/** A place: what is behind the person, what stands before them, and the colour around the head. */
export interface Backdrop {
  readonly behind: string;
  readonly before: string;
  readonly around: string;
}

/** Rectangle over the whole picture. */
export function wash(colour: string, opacity = 1): string {
  return rect(0, 0, WIDTH, HEIGHT, colour, opacity);
}

/** A sky of three colours down to `bottom`. */
export function sky(input: BackdropInput, tones: readonly [string, string, string], bottom: number): string {
  const id = `${input.id}sky`;
  return (
    gradient(id, [
      [0, tones[0]],
      [0.55, tones[1]],
      [1, tones[2]],
    ]) + `<rect width="${WIDTH}" height="${p(bottom)}" fill="url(#${id})"/>`
  );
}

/** Grain: dots that thicken towards one edge, the printed look of the warm brand. */
export function grain(
  random: Random,
  colour: string,
  count: number,
  fromBottom: boolean,
  opacity: number,
): string {
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const k = Math.pow(random.next(), 2.2);
    points.push([random.range(0, WIDTH), fromBottom ? HEIGHT - k * HEIGHT * 0.75 : k * HEIGHT * 0.6]);
  }
  return dots(points, colour, 3, opacity);
}

/** Darkened corners, as in an old painting. */
export function vignette(palette: PortraitPalette): string {
  // The middle stays clear and is left out: gradients over the whole picture take half of the time to draw it.
  const clear = `M68 504a412 515 0 1 0 824 0a412 515 0 1 0 -824 0Z`;
  return (
    `<radialGradient id="dusk" gradientUnits="userSpaceOnUse" gradientTransform="scale(${WIDTH} ${HEIGHT})" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-color="${palette.ink}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.ink}" stop-opacity=".42"/></radialGradient>` +
    `<path fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0Z${clear}" fill="url(#dusk)"/>`
  );
}

/** Broad translucent strokes, as a brush leaves them. */
export function strokes(
  random: Random,
  colours: readonly string[],
  count: number,
  top: number,
  bottom: number,
): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = random.range(top, bottom);
    const x = random.range(-160, 700);
    const length = random.range(240, 560);
    const d = `M${p(x, y)}q${p(length * 0.5, random.range(-70, 30), length, random.range(-80, 60))}`;
    out += line(d, random.pick(colours), random.range(26, 78), random.range(0.1, 0.26));
  }
  return out;
}

/** A leaf from its stem's end: length, half width, direction in degrees. */
export function leaf(
  x: number,
  y: number,
  length: number,
  half: number,
  angle: number,
  colour: string,
  vein: string,
): string {
  const d = smooth([
    [0, 0],
    [0, 0],
    [length * 0.35, -half],
    [length * 0.75, -half * 0.62],
    [length, 0],
    [length, 0],
    [length * 0.72, half * 0.66],
    [length * 0.34, half],
  ]);
  return `<g transform="translate(${p(x, y)}) rotate(${p(angle)})">${fill(d, colour)}${line(`M0 0Q${p(length * 0.5, half * 0.12, length * 0.94, 0)}`, vein, 3, 0.5)}</g>`;
}

/** A potted or growing plant: a fan of leaves from one point. */
export function plant(
  input: BackdropInput,
  x: number,
  y: number,
  size: number,
  count: number,
  spread: number,
): string {
  const { palette, random } = input;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const k = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const angle = -90 + k * spread + random.range(-6, 6);
    const length = size * random.range(0.72, 1.05) * (1 - Math.abs(k) * 0.18);
    const tone = palette.leaves[i % 3] ?? palette.leaves[0];
    out += leaf(x, y, length, length * random.range(0.13, 0.2), angle, tone, mix(tone, palette.paper, 0.4));
  }
  return out;
}

/** Out-of-focus lamps. */
export function bokeh(input: BackdropInput, count: number, top: number, bottom: number): string {
  const { random, palette } = input;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const colour = random.pick([palette.accents[0] ?? palette.light, palette.light, palette.paper]);
    out += `<circle cx="${p(random.range(-20, WIDTH + 20))}" cy="${p(random.range(top, bottom))}" r="${p(random.range(10, 46))}" fill="${colour}" fill-opacity="${p(random.range(0.12, 0.4))}"/>`;
  }
  return out;
}
