import { contrast, hex, oklch, readable, relight } from './theme-colour.js';
import { baseProperties } from './theme-measures.js';
import type { ThemeTokens } from './theme-tokens.js';

/** Minimum contrast of text, and of large text and the outlines of controls (WCAG 2.2 AA). */
export const textContrast = 4.5;
export const controlContrast = 3;

export const roles = ['primary', 'secondary', 'success', 'warning', 'danger', 'unread'] as const;
export type Role = (typeof roles)[number];

export type Properties = Readonly<Record<string, string>>;

/** CSS custom properties without their dashes. `base` applies in both modes, the others are colours. */
export interface DerivedTheme {
  base: Properties;
  light: Properties;
  dark: Properties;
}

/**
 * Derives a theme's custom properties from its few tokens. Pure, and total: where no colour is readable on a ground,
 * the pair exists all the same and fails when it is measured.
 */
export function deriveTheme(tokens: ThemeTokens): DerivedTheme {
  return {
    base: baseProperties(tokens),
    light: colours(tokens, 'light'),
    dark: colours(tokens, 'dark'),
  };
}

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A colour with less is a grey, whose hue is meaningless. */
const leastChroma = 0.002;

function colours(tokens: ThemeTokens, mode: Mode): Properties {
  const { canvas, night } = tokens.colours;
  const light = mode === 'light';
  const tint = oklch(canvas);
  const hue = tint.h ?? 0;
  const nightTint = oklch(night);
  const nightHue = nightTint.h ?? hue;
  // With colourless grounds, greys are colourless too.
  const ofCanvas = (chroma: number) => (tint.c < leastChroma ? 0 : chroma);
  const ofNight = (chroma: number) => (nightTint.c < leastChroma ? 0 : chroma);

  // By day the canvas itself, cards nearly white; by night the dark bands' hue, raised step by step.
  const surfaces = light
    ? [canvas, hex(Math.max(tint.l, 0.985), tint.c * 0.35, hue), hex(tint.l - 0.045, tint.c * 1.25, hue)]
    : [0.175, 0.22, 0.275].map((l) => hex(l, Math.min(nightTint.c, 0.045) * 0.8, nightHue));
  const [page = canvas, card = canvas, inset = canvas] = surfaces;
  const away = light ? 'darker' : 'lighter';

  const text = light ? hex(0.23, ofNight(0.03), nightHue) : hex(0.95, ofCanvas(0.012), hue);
  const properties: Record<string, string> = {
    'surface-1': page,
    'surface-2': card,
    'surface-3': inset,
    text: readable(text, surfaces, 7, away),
    muted: readable(
      light ? hex(0.55, ofNight(0.025), nightHue) : hex(0.66, ofCanvas(0.015), hue),
      surfaces,
      textContrast,
      away,
    ),
    line: light
      ? hex(tint.l - 0.09, tint.c * 1.3 + ofCanvas(0.004), hue)
      : hex(0.36, ofNight(0.02), nightHue),
    control: readable(
      light ? hex(0.72, ofCanvas(0.02), hue) : hex(0.5, ofCanvas(0.02), hue),
      surfaces,
      controlContrast,
      away,
    ),
    ...nightColours(tokens),
  };
  for (const role of roles)
    Object.assign(properties, roleColours(role, brandColour(tokens, role, mode), surfaces, mode));
  return { ...properties, ...marks(properties) };
}

/** Minimum hue distance, in degrees, at which two colours are not confused; greys never are. */
const minHueDistance = 38;
const greyChroma = 0.045;

/** Whether a colour could be mistaken for the error colour. */
export function isLikeDanger(colour: string, danger: string): boolean {
  const { c, h = 0 } = oklch(colour);
  const between = Math.abs(h - (oklch(danger).h ?? 0)) % 360;
  return c >= greyChroma && Math.min(between, 360 - between) < minHueDistance;
}

/**
 * Colours of focus and selection: the brand's, unless it resembles the error colour and a focused field would look
 * invalid.
 */
function marks(properties: Properties): Properties {
  const of = (name: string) => properties[name] ?? '';
  const isCalm = (name: string) => !isLikeDanger(of(name), of('danger-text'));
  const names = isCalm('primary')
    ? ['primary', 'primary-soft', 'on-primary-soft']
    : ['text', 'surface-3', 'text'];
  const [chosen = 'text', ground = 'surface-3', front = 'text'] = names;
  return {
    focus: of(['primary-text', 'secondary-text'].find(isCalm) ?? 'text'),
    ...{ chosen: of(chosen), 'chosen-soft': of(ground), 'on-chosen-soft': of(front) },
  };
}

/** A role's colour as the designer chose it for this mode. */
function brandColour({ colours: { dark, ...brand } }: ThemeTokens, role: Role, mode: Mode): string {
  const byNight: Partial<Record<Role, string>> = mode === 'dark' ? (dark ?? {}) : {};
  return byNight[role] ?? brand[role];
}

/**
 * A role as five colours: a ground with its text, its pressed state, the role as text, and a soft ground with its text.
 */
function roleColours(role: Role, brand: string, surfaces: readonly string[], mode: Mode): Properties {
  const light = mode === 'light';
  const away = light ? 'darker' : 'lighter';
  const [page = brand, card = brand] = surfaces;
  const { l, c, h = 0 } = oklch(brand);

  // By night a dark brand colour would vanish in the page: it is lightened until a control is distinct.
  const lifted = light
    ? brand
    : readable(relight(brand, Math.max(l, 0.5)), [page, card], controlContrast, 'lighter');
  const { ground, on } = groundAndText(lifted);
  const soft = light ? hex(0.945, Math.min(c, 0.14) * 0.28, h) : hex(0.3, Math.min(c, 0.12) * 0.5, h);
  return {
    [role]: ground,
    [`on-${role}`]: on,
    [`${role}-strong`]: strong(ground, on),
    [`${role}-text`]: readable(brand, surfaces, textContrast, away),
    [`${role}-soft`]: soft,
    [`on-${role}-soft`]: readable(brand, [soft], textContrast, away),
  };
}

/** How far a brand colour may be darkened for white text before dark text is the better choice. */
const mostDarkening = 0.09;

function groundAndText(brand: string): { ground: string; on: string } {
  const { l, h = 0 } = oklch(brand);
  const white = '#ffffff';
  const darkened = readable(brand, [white], textContrast, 'darker');
  if (l - oklch(darkened).l <= mostDarkening) return { ground: darkened, on: white };
  const ink = hex(0.2, 0.04, h);
  return { ground: readable(brand, [ink], textContrast, 'lighter'), on: ink };
}

/** The pressed or hovered state: away from its text colour, so it stays readable. */
function strong(ground: string, on: string): string {
  const { l, c, h = 0 } = oklch(ground);
  const darker = contrast(on, '#000000') > contrast(on, '#ffffff');
  return hex(darker ? l - 0.06 : l + 0.05, c, h);
}

/** Dark bands, the same by day and by night. */
function nightColours(tokens: ThemeTokens): Properties {
  const { night, unread, canvas } = tokens.colours;
  const primary = brandColour(tokens, 'primary', 'dark');
  const { c, h = 0 } = oklch(night);
  const raised = relight(night, oklch(night).l + 0.07);
  const grounds = [night, raised];
  return {
    night,
    'night-raised': raised,
    'on-night': readable(relight(canvas, 0.97), grounds, 7, 'lighter'),
    'night-muted': readable(hex(0.7, Math.min(c, 0.03), h), grounds, textContrast, 'lighter'),
    'night-line': relight(night, oklch(night).l + 0.16),
    'night-primary': readable(primary, grounds, textContrast, 'lighter'),
    'night-accent': readable(unread, grounds, textContrast, 'lighter'),
  };
}

/** A text or control and its ground, by the names of their properties. */
export interface ColourPair {
  front: string;
  ground: string;
  least: number;
}

const surfaceNames = ['surface-1', 'surface-2', 'surface-3'];

/** Every pair that the site's stylesheets may combine; the theme's test measures them in both modes. */
export const colourPairs: readonly ColourPair[] = [
  ...surfaceNames.flatMap((ground) => [
    { front: 'text', ground, least: textContrast },
    { front: 'muted', ground, least: textContrast },
    { front: 'control', ground, least: controlContrast },
    { front: 'focus', ground, least: controlContrast },
    ...roles.map((role) => ({ front: `${role}-text`, ground, least: textContrast })),
  ]),
  ...roles.flatMap((role) => [
    { front: `on-${role}`, ground: role, least: textContrast },
    { front: `on-${role}`, ground: `${role}-strong`, least: textContrast },
    { front: `on-${role}-soft`, ground: `${role}-soft`, least: textContrast },
  ]),
  { front: 'on-chosen-soft', ground: 'chosen-soft', least: textContrast },
  ...['night', 'night-raised'].flatMap((ground) =>
    ['on-night', 'night-muted', 'night-primary', 'night-accent'].map((front) => ({
      front,
      ground,
      least: textContrast,
    })),
  ),
  ...['on-night', 'night-accent'].map((ground) => ({ front: 'night', ground, least: textContrast })),
];
