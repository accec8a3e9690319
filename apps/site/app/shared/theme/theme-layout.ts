import type { ThemeLayout } from '@kindling/contract/themes/theme-tokens';

/** The background of the top bar's logo: a bar that is dark by day as well, or the page. */
export function barGround({ bar }: Pick<ThemeLayout, 'bar'>): 'night' | 'page' {
  return bar === 'solid' || bar === 'floating' ? 'night' : 'page';
}
