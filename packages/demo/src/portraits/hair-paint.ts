import { mix } from './colour.js';
import type { Pose } from './head.js';
import type { Identity } from './identity.js';
import type { Random } from './random.js';
import type { Point } from './shapes.js';
import { circle, clipped, fill, line, p, smooth } from './shapes.js';

/** The layers of a hair cut, from back to front. */
export interface Hair {
  /** Behind neck and shoulders. */
  readonly back: string;
  /** Around and over the face and shoulders. */
  readonly front: string;
  /** Outline that throws a shadow on the forehead; empty when nothing does. */
  readonly shadow: string;
}

/** What a hair cut is drawn from. */
export interface HairInput {
  readonly who: Identity;
  readonly pose: Pose;
  readonly random: Random;
  readonly id: string;
  /** Cloth colour of wraps and bands. */
  readonly band: string;
  readonly bandDark: string;
}

/** Fills a mass of hair and gives it strands, a lit side and a shaded side. */
export function paintHair(input: HairInput, name: string, d: string, light: string, dark: string): string {
  const { who, pose } = input;
  const s = -pose.light;
  const side = smooth([
    [s * 40, -330],
    [s * 74, -200],
    [s * 60, -60],
    [s * 120, 60],
    [s * 110, 240],
    [s * 130, 520],
    [s * 420, 520],
    [s * 420, -330],
  ]);
  return (
    fill(d, who.hair) +
    clipped(
      `${input.id}${name}`,
      d,
      fill(side, who.hairDark, 0.55) +
        (dark === '' ? '' : line(dark, who.hairDark, 5, 0.75)) +
        (light === '' ? '' : line(light, who.hairLight, 4.5, 0.75)),
    )
  );
}

/** A cap of hair over the skull: outer contour with the given volume, lower edges at `ear`, inner edge given. */
export function cap(who: Identity, volume: number, ear: number, hairline: readonly Point[]): string {
  const w = who.face;
  return smooth([
    [-w - 2, ear],
    [-w - 2, ear],
    [-w - volume * 0.75, -40],
    [-w * 0.93 - volume * 0.8, -120],
    [-w * 0.62 - volume * 0.4, -190 - volume * 0.45],
    [0, -208 - volume],
    [w * 0.62 + volume * 0.4, -190 - volume * 0.45],
    [w * 0.93 + volume * 0.8, -120],
    [w + volume * 0.75, -40],
    [w + 2, ear],
    [w + 2, ear],
    ...hairline,
  ]);
}

/** A bumpy mass: many overlapping curls with a few arcs that show their turn. */
export function curlMass(input: HairInput, spots: readonly Point[], radius: number, coarse: boolean): string {
  const { who, pose, random } = input;
  const dimHair = mix(who.hair, who.hairDark, 0.62);
  let base = '';
  let lit = '';
  let dim = '';
  for (const [x, y] of spots) {
    const r = radius * random.range(0.84, 1.16);
    const shaded = x * pose.light < -20;
    base += circle(x, y, r, shaded ? dimHair : who.hair);
    const a = random.range(0, Math.PI * 2);
    const q = r * 0.62;
    const arc = `M${p(x + Math.cos(a) * q, y + Math.sin(a) * q)}A${p(q, q, 0, 0, 1, x + Math.cos(a + 2.4) * q, y + Math.sin(a + 2.4) * q)}`;
    const b = a + 3;
    const inner = `M${p(x + Math.cos(b) * q * 0.5, y + Math.sin(b) * q * 0.5)}A${p(q * 0.5, q * 0.5, 0, 0, 1, x + Math.cos(b + 2.2) * q * 0.5, y + Math.sin(b + 2.2) * q * 0.5)}`;
    if (shaded) dim += arc + inner;
    else lit += coarse ? arc : arc + inner;
    if (!shaded)
      dim += `M${p(x + Math.cos(b) * r * 0.85, y + Math.sin(b) * r * 0.85)}A${p(r * 0.85, r * 0.85, 0, 0, 1, x + Math.cos(b + 1.3) * r * 0.85, y + Math.sin(b + 1.3) * r * 0.85)}`;
  }
  return base + line(dim, who.hairDark, 4, 0.85) + line(lit, who.hairLight, 4, 0.5);
}

/** Points along a polyline, about `step` apart, shaken by `jitter`. */
export function along(points: readonly Point[], step: number, jitter: number, random: Random): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [ax, ay] = points[i] ?? [0, 0];
    const [bx, by] = points[i + 1] ?? [0, 0];
    const parts = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < parts; k += 1) {
      const t = k / parts;
      out.push([
        ax + (bx - ax) * t + random.range(-jitter, jitter),
        ay + (by - ay) * t + random.range(-jitter, jitter),
      ]);
    }
  }
  return out;
}
