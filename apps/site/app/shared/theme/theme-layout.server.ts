import { plainLayout, type ThemeLayout } from './theme-layout';

const files = import.meta.glob<{ layout?: ThemeLayout }>('../../../../../themes/*/tokens.json', {
  import: 'default',
  eager: true,
});

const byTheme = new Map(
  Object.entries(files).map(([file, { layout }]) => [file.split('/').at(-2) ?? '', layout] as const),
);

/** Every theme that this build knows. */
export const themeNames = [...byTheme.keys()].toSorted();

/** @returns the composition of a theme; a plain one when the theme came after this build */
export function themeLayout(theme: string): ThemeLayout {
  return byTheme.get(theme) ?? plainLayout;
}
