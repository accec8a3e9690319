import { tones, type Look, type Tone } from './tones.js';

type Measure = 'cx' | 'cy' | 'r' | 'rx' | 'ry' | 'x' | 'y' | 'width' | 'height';

/** One shape of a drawing, or several that move together, with React's names of elements and attributes. */
export interface Part {
  element: 'circle' | 'ellipse' | 'g' | 'path' | 'rect';
  attributes: Look & { transform?: string; d?: string } & Partial<Record<Measure, number>>;
  parts?: readonly Part[];
}

export function path(tone: Tone, d: string, transform?: string): Part {
  return {
    element: 'path',
    attributes: { ...tones[tone], d, ...(transform !== undefined && { transform }) },
  };
}

export function circle(tone: Tone, cx: number, cy: number, r: number): Part {
  return { element: 'circle', attributes: { ...tones[tone], cx, cy, r } };
}

export function ellipse(tone: Tone, cx: number, cy: number, rx: number, ry: number): Part {
  return { element: 'ellipse', attributes: { ...tones[tone], cx, cy, rx, ry } };
}

export function rect(tone: Tone, x: number, y: number, width: number, height: number, rx: number): Part {
  return { element: 'rect', attributes: { ...tones[tone], x, y, width, height, rx } };
}

export function group(transform: string, parts: readonly Part[]): Part {
  return { element: 'g', attributes: { transform }, parts };
}
