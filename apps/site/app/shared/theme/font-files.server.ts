import shoulders from '@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2?url';
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import karla from '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import mulish from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import type { ThemeLayout } from '@kindling/contract/themes/theme-tokens';

const files: Readonly<Record<string, string>> = {
  'big-shoulders': shoulders,
  caprasimo,
  cormorant,
  'familjen-grotesk': familjen,
  figtree,
  fraunces,
  fredoka,
  gabarito,
  'hanken-grotesk': hanken,
  jost,
  karla,
  manrope,
  mulish,
  nunito,
  'schibsted-grotesk': schibsted,
  unbounded,
};

/** Font files that a theme's first screen needs, to be requested before the stylesheet is read. */
export function fontFilesOf({ fonts }: ThemeLayout): string[] {
  return [...new Set([fonts.display, fonts.text])].flatMap((family) => files[family] ?? []);
}
