import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import mulish from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?url';
import type { ThemeLayout } from './theme-layout';

const files: Readonly<Record<string, string>> = {
  'familjen-grotesk': familjen,
  figtree,
  fraunces,
  gabarito,
  'hanken-grotesk': hanken,
  mulish,
};

/** Files of a theme's faces that its first screen needs, to be asked for before the stylesheet has been read. */
export function fontFilesOf({ fonts }: ThemeLayout): string[] {
  return [...new Set([fonts.display, fonts.text])].flatMap((family) => files[family] ?? []);
}
