/** Choices of composition that a theme makes and colours can't express; `layout` of `themes/<name>/tokens.json`. */
export interface ThemeLayout {
  /** Text beside the picture, over it, or above it. */
  hero: 'split' | 'overlay' | 'stacked';
  /** How photo cards lie: a wall edge to edge, framed with room around, or staggered columns. */
  cards: 'wall' | 'framed' | 'staggered';
  /** How steps and lists are drawn. */
  steps: 'circles' | 'numerals' | 'rail';
  /** Look of the top bar over the hero. */
  bar: 'solid' | 'clear' | 'line';
  /** Families of the display and the text face; keys of `font-files.server.ts`. */
  fonts: { display: string; text: string };
}

export const plainLayout: ThemeLayout = {
  hero: 'split',
  cards: 'wall',
  steps: 'circles',
  bar: 'solid',
  fonts: { display: 'figtree', text: 'figtree' },
};
