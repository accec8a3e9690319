import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

/** Colours are worked on in OKLCH, where lightness is what the eye sees, and handed out as `#rrggbb`. */

const toOklch = converter('oklch');

export function oklch(colour: string): Oklch {
  const parsed = toOklch(colour);
  if (!parsed) throw new Error(`${colour} is no colour`);
  return parsed;
}

/** @param lightness 0 to 1 @param chroma cut to what a screen can show */
export function hex(lightness: number, chroma: number, hue: number): string {
  const inside = clampChroma(
    { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue },
    'oklch',
  );
  return formatHex(inside);
}

/** The same colour at another lightness, its chroma scaled. */
export function relight(colour: string, lightness: number, chromaScale = 1): string {
  const { c, h = 0 } = oklch(colour);
  return hex(lightness, c * chromaScale, h);
}

/** WCAG contrast, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

const step = 0.004;

/**
 * Moves a colour's lightness as little as needed until it stands off from all grounds.
 * @param towards the direction to move in
 * @throws Error when even black or white would not do
 */
export function readable(
  colour: string,
  grounds: readonly string[],
  least: number,
  towards: 'lighter' | 'darker',
): string {
  const { l: start, c, h = 0 } = oklch(colour);
  const sign = towards === 'lighter' ? 1 : -1;
  for (let l = start; l >= -step && l <= 1 + step; l += sign * step) {
    const candidate = hex(l, c, h);
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  throw new Error(`no ${towards} ${colour} reaches ${least} on ${grounds.join(', ')}`);
}
