import type { SiteData } from './site-data';

let current: SiteData | undefined;

/** Stores what the page was rendered with for loaders that run in the browser. Called once, by root.tsx. */
export function rememberSite(site: SiteData): void {
  current = site;
}

/** @throws Error before the page has come alive */
export function browserSite(): SiteData {
  if (!current) throw new Error('the page has not come alive yet');
  return current;
}
