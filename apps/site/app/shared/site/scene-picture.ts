import { nicheName } from '@kindling/contract/brands/settings/niches';
import type { SiteData } from './site-data';

/** Path of a niche's drawing in the theme's colours. */
export function nichePicture({ settings, themeAssets }: SiteData): string {
  return `${themeAssets}/pictures/niche-${nicheName(settings.niche)}.svg`;
}

/** Path of the scene that a visitor meets first: the theme's own where it is drawn for the brand's niche, else the niche's. */
export function scenePicture(site: SiteData): string {
  return hasOwnScene(site) ? `${site.themeAssets}/pictures/hero.svg` : nichePicture(site);
}

/** Whether the theme's own scene is drawn for the brand's niche. */
export function hasOwnScene({ settings, themeLayout }: SiteData): boolean {
  return themeLayout.niche === settings.niche;
}
