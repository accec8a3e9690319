import { mix } from './colour.js';
import type { Random } from './random.js';
import type { Point } from './shapes.js';
import { dots, line, p } from './shapes.js';

/** Patterns of cloth. */
export type Pattern =
  'plain' | 'stripes' | 'breton' | 'dots' | 'check' | 'floral' | 'rib' | 'block' | 'cable';

const TOP = 230;
const BOTTOM = 1240;
const HALF = 340;

function arcs(step: number, colour: string, width: number, opacity: number): string {
  let d = '';
  for (let y = TOP + step; y < BOTTOM; y += step) d += `M${p(-HALF, y - 12)}Q${p(0, y + 26, HALF, y - 12)}`;
  return line(d, colour, width, opacity);
}

function uprights(step: number, colour: string, width: number, opacity: number): string {
  let d = '';
  for (let x = -HALF; x <= HALF; x += step) d += `M${p(x, TOP)}V${BOTTOM}`;
  return line(d, colour, width, opacity);
}

function lattice(stepX: number, stepY: number, jitter: number, random: Random): Point[] {
  const points: Point[] = [];
  let row = 0;
  for (let y = TOP; y < BOTTOM; y += stepY) {
    row += 1;
    for (let x = -HALF + (row % 2) * (stepX / 2); x <= HALF; x += stepX) {
      points.push([x + random.range(-jitter, jitter), y + random.range(-jitter, jitter)]);
    }
  }
  return points;
}

/** The pattern's drawing; cut it to the garment's outline. */
export function patternOn(pattern: Pattern, base: string, contrast: string, random: Random): string {
  switch (pattern) {
    case 'stripes':
      return arcs(random.pick([34, 46]), contrast, random.pick([6, 12]), 0.85);
    case 'breton':
      return arcs(40, contrast, 15, 0.95);
    case 'dots':
      return dots(lattice(46, 38, 0, random), contrast, 12, 0.85);
    case 'check':
      return (
        arcs(62, contrast, 20, 0.4) +
        uprights(62, contrast, 20, 0.4) +
        arcs(62, mix(contrast, base, 0.3), 3, 0.5)
      );
    case 'floral': {
      const spots = lattice(84, 72, 14, random);
      const petals: Point[] = [];
      for (const [x, y] of spots) {
        const turn = random.range(0, 6);
        for (let i = 0; i < 5; i += 1) {
          petals.push([x + Math.cos(turn + i * 1.257) * 11, y + Math.sin(turn + i * 1.257) * 11]);
        }
      }
      const sprigs = spots.map(([x, y]) => [x + 34, y + 22] as const);
      return (
        dots(petals, contrast, 15, 0.9) +
        dots(spots, mix(contrast, base, 0.6), 9, 1) +
        dots(sprigs, mix(contrast, base, 0.45), 9, 0.8)
      );
    }
    case 'rib':
      return uprights(15, contrast, 4, 0.22);
    case 'cable': {
      let d = '';
      for (let x = -HALF + 10; x <= HALF; x += 62) {
        for (let y = TOP; y < BOTTOM; y += 44) d += `M${p(x, y)}q22 10 0 34M${p(x + 14, y)}q-22 12 0 36`;
      }
      return line(d, contrast, 5, 0.28);
    }
    case 'block':
      return `<rect x="${-HALF - 60}" y="455" width="${HALF * 2 + 120}" height="120" fill="${contrast}"/>`;
    case 'plain':
      return '';
  }
}
