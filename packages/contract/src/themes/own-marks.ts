import { z } from 'zod';

/** A stored picture by the hash of its bytes, which is its name everywhere. */
export const markName = z.string().regex(/^[\w-]{22}$/);

/**
 * A brand's own logo and icon. The settings only name them: what is stored under a name never changes, and stays as long as
 * a version names it.
 */
export const ownMarks = z.strictObject({
  logo: markName.optional(),
  /** For dark grounds; where there is none, the logo stands there, too. */
  logo_dark: markName.optional(),
  icon: markName.optional(),
  /** The name that the logo spells. A brand that is called otherwise has its own written beside a picture. */
  spells: z.string().min(1).max(60).optional(),
});
export type OwnMarks = z.output<typeof ownMarks>;

/** The names of all pictures that marks name. */
export function markNames(marks: OwnMarks | undefined): string[] {
  const { logo, logo_dark: dark, icon } = marks ?? {};
  return [...new Set([logo, dark, icon].filter((name) => name !== undefined))];
}

/** Less, and nothing of a picture is told from its ground: as buttons are held to. */
export const leastMarkContrast = 1.4;

/**
 * The contrast that at least a hundredth of a picture has to a ground. What stays below in all its parts can't be seen,
 * whatever it shows.
 *
 * @param lights relative luminances (WCAG) than which a hundredth of the picture's visible pixels is darker, or lighter
 * @param ground relative luminance
 */
export function markContrast({ dark, light }: { dark: number; light: number }, ground: number): number {
  const against = (other: number) => (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05);
  return Math.max(ground > dark ? against(dark) : 1, ground < light ? against(light) : 1);
}
