import { z } from 'zod';
import { colour, compositions, themeName, type ThemeTokens } from './theme-tokens.js';
import { ownMarks } from './own-marks.js';

/** Colours that a brand may choose itself. All others of its theme are derived from these, or stay the theme's. */
export const brandColours = ['primary', 'secondary', 'unread', 'canvas', 'night'] as const;
export type BrandColour = (typeof brandColours)[number];

/** Those that may differ by night. */
export const nightlyColours = ['primary', 'secondary'] as const;
export type NightlyColour = (typeof nightlyColours)[number];

/**
 * A brand's changes to its theme: part of its settings record. Absent fields are the theme's. It holds only designers'
 * choices: tokens are derived from it where they are needed.
 */
export const ownLook = z.strictObject({
  colours: z
    .strictObject({
      ...{ primary: colour, secondary: colour, unread: colour, canvas: colour, night: colour },
      dark: z.strictObject({ primary: colour, secondary: colour }).partial(),
    })
    .partial()
    .optional(),
  /** The theme that supplies the type. */
  type: themeName.optional(),
  /** The theme that supplies the corners. */
  shape: themeName.optional(),
  hero: z.enum(compositions.hero).optional(),
  cards: z.enum(compositions.cards).optional(),
  steps: z.enum(compositions.steps).optional(),
  bar: z.enum(compositions.bar).optional(),
  /** Replaces the theme's logo and icon. */
  marks: ownMarks.optional(),
});
export type OwnLook = z.output<typeof ownLook>;

/** A theme by its name; undefined for an unknown one. */
export type ThemeOf = (name: string) => ThemeTokens | undefined;

/** The tokens of a theme with a brand's look. Pure. */
export function wornTokens(base: ThemeTokens, look: OwnLook | undefined, themeOf: ThemeOf): ThemeTokens {
  if (!look) return base;
  const { dark: nightly, ...daily } = look.colours ?? {};
  const dark = Object.fromEntries(
    nightlyColours.flatMap((name) => {
      // The theme designer's choice for the night belongs to the theme's colour by day.
      const chosen = nightly?.[name] ?? (daily[name] ? undefined : base.colours.dark?.[name]);
      return chosen ? [[name, chosen]] : [];
    }),
  );
  const { dark: _dark, ...colours } = { ...base.colours, ...daily };
  const type = (look.type ? themeOf(look.type) : undefined)?.type ?? base.type;
  const { hero, cards, steps, bar } = { ...base.layout, ...look };
  return {
    ...base,
    colours: Object.keys(dark).length > 0 ? { ...colours, dark } : colours,
    type,
    shape: (look.shape ? themeOf(look.shape) : undefined)?.shape ?? base.shape,
    layout: { ...base.layout, hero, cards, steps, bar, fonts: { display: type.display, text: type.text } },
  };
}
