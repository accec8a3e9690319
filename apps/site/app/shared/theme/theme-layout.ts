/** Choices of composition that a theme makes and colours can't express; `layout` of `themes/<name>/tokens.json`. */
export interface ThemeLayout {
  /** First screen: beside the picture, over it, above it; or a poster, an arch, a sheet of paper, a sign, a blob. */
  hero: 'split' | 'overlay' | 'stacked' | 'poster' | 'arch' | 'paper' | 'sign' | 'blob';
  /** How photo cards lie and what stands around them. */
  cards: 'wall' | 'framed' | 'staggered' | 'contact' | 'prints' | 'leaves' | 'screens' | 'stickers';
  /** How steps and lists are drawn. */
  steps: 'circles' | 'numerals' | 'rail' | 'columns' | 'stripes' | 'path' | 'tubes' | 'bubbles';
  /** Look of the top bar over the hero. */
  bar: 'solid' | 'clear' | 'line' | 'ruled' | 'stripes' | 'centred' | 'floating' | 'pill';
  /** The brand's name that the logo spells; without one the logo is a mark alone. */
  wordmark?: string;
  /** The niche whose people the hero's picture shows. */
  niche: number;
  /** Families of the display and the text face; keys of `font-files.server.ts`. */
  fonts: { display: string; text: string };
}

/** What the top bar's logo stands on: a bar that is dark by day as well, or the page. */
export function barGround({ bar }: ThemeLayout): 'night' | 'page' {
  return bar === 'solid' || bar === 'floating' ? 'night' : 'page';
}

export const plainLayout: ThemeLayout = {
  hero: 'split',
  cards: 'wall',
  steps: 'circles',
  bar: 'solid',
  niche: 1,
  fonts: { display: 'figtree', text: 'figtree' },
};
