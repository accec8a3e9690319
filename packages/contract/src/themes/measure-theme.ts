import { colourPairs, deriveTheme, modes, roles, type ColourPair, type Mode } from './derive-theme.js';
import { contrast } from './theme-colour.js';
import type { ThemeTokens } from './theme-tokens.js';

/** With less contrast, a button is not distinct from the page. */
const apart = 1.4;

/** The pairs measured in both modes: every text and control on its ground, and every role against the page. */
const heldPairs: readonly ColourPair[] = [
  ...colourPairs,
  ...roles.map((role) => ({ front: role, ground: 'surface-1', least: apart })),
];

export interface MeasuredPair extends ColourPair {
  mode: Mode;
  contrast: number;
}

/** The contrast of every pair that a page may show, by day and by night. */
export function measureTheme(tokens: ThemeTokens): MeasuredPair[] {
  const theme = deriveTheme(tokens);
  return modes.flatMap((mode) =>
    heldPairs.map((pair) => ({
      ...pair,
      mode,
      contrast: contrast(theme[mode][pair.front] ?? '', theme[mode][pair.ground] ?? ''),
    })),
  );
}

export function failingPairs(tokens: ThemeTokens): MeasuredPair[] {
  return measureTheme(tokens).filter((pair) => pair.contrast < pair.least);
}

/** A pair in words, such as `muted on surface-1, by day`. */
export function pairName({ front, ground, mode }: Pick<MeasuredPair, 'front' | 'ground' | 'mode'>): string {
  return `${front} on ${ground}, ${mode === 'light' ? 'by day' : 'by night'}`;
}
