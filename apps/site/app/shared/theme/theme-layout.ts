import type { ThemeLayout } from '@kindling/contract/themes/theme-tokens';

/** What the top bar's logo stands on: a bar that is dark by day as well, or the page. */
export function barGround({ bar }: Pick<ThemeLayout, 'bar'>): 'night' | 'page' {
  return bar === 'solid' || bar === 'floating' ? 'night' : 'page';
}
