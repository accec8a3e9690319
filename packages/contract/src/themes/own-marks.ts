import { z } from 'zod';

/** A stored picture by the hash of its bytes, which is its name everywhere. */
export const markName = z.string().regex(/^[\w-]{22}$/);

/**
 * A brand's own logo and icon. The settings only name them: a stored picture never changes, and stays as long as a
 * version names it.
 */
export const ownMarks = z.strictObject({
  logo: markName.optional(),
  /** For dark grounds; the logo by default. */
  logo_dark: markName.optional(),
  icon: markName.optional(),
  /** The name that the logo spells. A brand with another name has it written next to the picture. */
  spells: z.string().min(1).max(60).optional(),
});
export type OwnMarks = z.output<typeof ownMarks>;

export function markNames(marks: OwnMarks | undefined): string[] {
  const { logo, logo_dark: dark, icon } = marks ?? {};
  return [...new Set([logo, dark, icon].filter((name) => name !== undefined))];
}

/** With less contrast no part of a picture is distinct from its ground; the same limit as for buttons. */
export const leastMarkContrast = 1.4;

/**
 * The contrast to a ground that at least a hundredth of a picture reaches. If all parts stay below the limit, the
 * picture is invisible, whatever it shows.
 *
 * @param lights relative luminances (WCAG): one hundredth of the picture's visible pixels is darker, or lighter
 * @param ground relative luminance
 */
export function markContrast({ dark, light }: { dark: number; light: number }, ground: number): number {
  const against = (other: number) => (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05);
  return Math.max(ground > dark ? against(dark) : 1, ground < light ? against(light) : 1);
}
