import type { PageName } from './pages.js';

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

/** Which landing pages a brand of each niche has. A page that is not among them is none of that brand's. */
const landingsOfNiche: Readonly<Record<number, readonly LandingName[]>> = {
  1: landingNames,
  2: landingNames,
  3: landingNames,
  4: landingNames,
  5: landingNames,
  6: landingNames,
  7: landingNames,
};

/** The landing page that a page is; undefined for every other page. */
export function landingOf(page: PageName): LandingName | undefined {
  return landingNames.find((name) => `landers-${name}` === page);
}

/** Whether brands of a niche have a page: every page but the landing pages of other niches. */
export function nicheHas(niche: number, page: PageName): boolean {
  const landing = landingOf(page);
  return landing === undefined || (landingsOfNiche[niche]?.includes(landing) ?? false);
}
