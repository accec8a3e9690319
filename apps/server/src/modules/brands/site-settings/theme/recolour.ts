import { hex, oklch } from '@kindling/contract/themes/theme-colour';
import { brandColours, type BrandColour } from '@kindling/contract/themes/own-look';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';

type Colours = ThemeTokens['colours'];

/** Less chroma is skin, hair or grey, which no brand changes. */
const leastChroma = 0.12;
/** Hues of skin and of blood under it: only stronger colours are a theme's there. */
const skin = { from: 15, to: 75, chroma: 0.165 };
/** A shade of a brand colour is within so many degrees of its hue. */
const sameHue = 16;

/**
 * A theme's drawing in the colours of a brand that wears it: its colours become the brand's, and shades of them follow.
 * People keep theirs.
 */
export function recoloured(svg: string, from: Colours, to: Colours): string {
  const changed = brandColours.filter((name) => from[name].toLowerCase() !== to[name].toLowerCase());
  if (changed.length === 0) return svg;
  const known = new Map(changed.map((name) => [from[name].toLowerCase(), to[name]]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (found) => {
    const colour = found.toLowerCase();
    const there = known.get(colour) ?? shade(colour, changed, from, to) ?? colour;
    known.set(colour, there);
    return there;
  });
}

function shade(
  colour: string,
  changed: readonly BrandColour[],
  from: Colours,
  to: Colours,
): string | undefined {
  const { l, c, h = 0 } = oklch(colour);
  if (c < (h >= skin.from && h <= skin.to ? skin.chroma : leastChroma)) return undefined;
  const [nearest] = changed
    .map((name) => ({ name, model: oklch(from[name]) }))
    .filter(({ model }) => model.c >= leastChroma)
    .map(({ name, model }) => ({ name, model, turn: turnBetween(h, model.h ?? 0) }))
    .filter(({ turn }) => Math.abs(turn) <= sameHue)
    .toSorted((one, other) => Math.abs(one.turn) - Math.abs(other.turn));
  if (!nearest) return undefined;
  const own = oklch(to[nearest.name]);
  return hex(l + (own.l - nearest.model.l) / 2, c * (own.c / nearest.model.c), (own.h ?? 0) + nearest.turn);
}

/** Degrees from one hue to another, -180 to 180. */
function turnBetween(hue: number, model: number): number {
  return ((hue - model + 540) % 360) - 180;
}
