import { nicheName } from '@kindling/contract/brands/settings/niches';
import type { SiteData } from './site-data';

/** Path of a niche's drawing in the theme's colours. */
export function nichePicture({ settings, themeAssets }: SiteData): string {
  return `${themeAssets}/pictures/niche-${nicheName(settings.niche)}.svg`;
}

/** Path of a scene's drawing in the theme's colours. */
export function eveningPicture({ themeAssets }: SiteData, evening: string): string {
  return `${themeAssets}/pictures/evening-${evening}.svg`;
}

/** Path of the first scene: the theme's own if it was drawn for the brand's niche, else the niche's. */
export function scenePicture(site: SiteData): string {
  return hasOwnScene(site) ? `${site.themeAssets}/pictures/hero.svg` : nichePicture(site);
}

/** Whether the theme's own scene was drawn for the brand's niche. */
export function hasOwnScene({ settings, themeLayout }: SiteData): boolean {
  return themeLayout.niche === settings.niche;
}
