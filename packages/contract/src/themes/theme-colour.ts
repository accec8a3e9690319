import { clampChroma, converter, formatHex, wcagLuminance, type Oklch } from 'culori';

/** Colours are calculated in OKLCH, whose lightness matches perception, and returned as `#rrggbb`. */

const toOklch = converter('oklch');
const mostKept = 10_000;

/**
 * Memoises a pure function. While a colour is being chosen, a theme is derived and measured over and over, and nearly
 * all of it stays unchanged.
 */
function kept<Given extends (string | number)[], Said>(
  ask: (...given: Given) => Said,
): (...given: Given) => Said {
  const known = new Map<string, Said>();
  return (...given) => {
    const key = given.join();
    const there = known.get(key);
    if (there !== undefined) return there;
    if (known.size >= mostKept) known.clear();
    const said = ask(...given);
    known.set(key, said);
    return said;
  };
}

export const oklch = kept((colour: string): Oklch => {
  const parsed = toOklch(colour);
  if (!parsed) throw new Error(`${colour} is no colour`);
  return parsed;
});

/**
 * @param lightness 0 to 1
 * @param chroma reduced to what a screen can show
 */
export const hex = kept((lightness: number, chroma: number, hue: number): string => {
  const inside = clampChroma(
    { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue },
    'oklch',
  );
  return formatHex(inside);
});

/** The same colour at another lightness, its chroma scaled. */
export function relight(colour: string, lightness: number, chromaScale = 1): string {
  const { c, h = 0 } = oklch(colour);
  return hex(lightness, c * chromaScale, h);
}

/** WCAG's relative luminance, 0 to 1. */
export const luminance = kept((colour: string): number => wcagLuminance(colour));

/** WCAG contrast, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const step = 0.004;

/**
 * Changes a colour's lightness as little as needed until it contrasts with all grounds.
 *
 * @param towards the direction of the change
 * @returns black or white where no lightness does: measuring the pair then finds that it fails
 */
export function readable(
  colour: string,
  grounds: readonly string[],
  least: number,
  towards: 'lighter' | 'darker',
): string {
  const { l: start, c, h = 0 } = oklch(colour);
  const sign = towards === 'lighter' ? 1 : -1;
  const at = (steps: number) => hex(start + sign * step * steps, c, h);
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= least);
  const most = Math.ceil((towards === 'lighter' ? 1 - start : start) / step) + 1;
  if (passes(at(0))) return at(0);
  if (!passes(at(most))) return towards === 'lighter' ? '#ffffff' : '#000000';
  // Past the grounds the contrast only grows: what fails lies before what passes.
  let [fails, reaches] = [0, most];
  while (reaches - fails > 1) {
    const middle = Math.floor((fails + reaches) / 2);
    if (passes(at(middle))) reaches = middle;
    else fails = middle;
  }
  return at(reaches);
}
