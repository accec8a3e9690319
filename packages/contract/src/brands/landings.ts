import type { PageName } from '../pages.js';

/** The landing pages of `/landers` (specification §2); each is the page `landers-<name>`. */
export const landingNames = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
  'video',
] as const;
export type LandingName = (typeof landingNames)[number];

/** The landing pages of each niche. A brand has no others. */
const landingsOfNiche: Readonly<Record<number, readonly LandingName[]>> = {
  1: landingNames,
  2: landingNames,
  3: landingNames,
  4: landingNames,
  5: landingNames,
  6: landingNames,
  7: landingNames,
};

/** The landing page of a page name; undefined for every other page. */
export function landingOf(page: PageName): LandingName | undefined {
  return landingNames.find((name) => `landers-${name}` === page);
}

/** The landing pages available to brands of a niche. */
export function landingsOf(niche: number): readonly LandingName[] {
  return landingsOfNiche[niche] ?? [];
}

/**
 * Whether a brand has a page: all pages but the landing pages of other niches and those it switched off.
 *
 * @param off landing pages that the brand switched off
 */
export function brandHas(niche: number, page: PageName, off: readonly LandingName[] = []): boolean {
  const landing = landingOf(page);
  return landing === undefined || (landingsOf(niche).includes(landing) && !off.includes(landing));
}
