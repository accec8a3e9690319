import { z } from 'zod';

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
export const themeName = z.string().regex(/^[a-z0-9-]{2,40}$/);

/** Typefaces that the site serves itself; the keys of a theme's `type.display` and `type.text`. */
export const typefaces = {
  'big-shoulders': "'Big Shoulders Display Variable', Impact, 'Arial Narrow', sans-serif",
  caprasimo: "'Caprasimo', 'Cooper Black', Rockwell, Georgia, serif",
  cormorant: "'Cormorant Variable', 'Palatino Linotype', Palatino, Georgia, serif",
  'familjen-grotesk': "'Familjen Grotesk Variable', 'Arial Narrow', Arial, sans-serif",
  figtree: "'Figtree Variable', 'Segoe UI', Arial, sans-serif",
  fredoka: "'Fredoka Variable', 'Arial Rounded MT Bold', 'Trebuchet MS', sans-serif",
  fraunces: "'Fraunces Variable', 'Iowan Old Style', Georgia, serif",
  gabarito: "'Gabarito Variable', 'Trebuchet MS', Arial, sans-serif",
  'hanken-grotesk': "'Hanken Grotesk Variable', 'Helvetica Neue', Arial, sans-serif",
  jost: "'Jost Variable', Futura, 'Century Gothic', Arial, sans-serif",
  karla: "'Karla Variable', 'Gill Sans', 'Segoe UI', Arial, sans-serif",
  manrope: "'Manrope Variable', 'Segoe UI', Arial, sans-serif",
  mulish: "'Mulish Variable', 'Segoe UI', Arial, sans-serif",
  nunito: "'Nunito Variable', 'Segoe UI', Arial, sans-serif",
  'schibsted-grotesk': "'Schibsted Grotesk Variable', 'Helvetica Neue', Arial, sans-serif",
  unbounded: "'Unbounded Variable', 'Arial Black', Verdana, sans-serif",
} as const;

/** Composition choices that the site's stylesheets support: one of each in every theme. */
export const compositions = {
  hero: ['split', 'overlay', 'stacked', 'poster', 'arch', 'paper', 'sign', 'blob'],
  cards: ['wall', 'framed', 'staggered', 'contact', 'prints', 'leaves', 'screens', 'stickers'],
  steps: ['circles', 'numerals', 'rail', 'columns', 'stripes', 'path', 'tubes', 'bubbles'],
  bar: ['solid', 'clear', 'line', 'ruled', 'stripes', 'centred', 'floating', 'pill'],
} as const;
export type Composition = keyof typeof compositions;

const typeface = z.enum(Object.keys(typefaces) as [keyof typeof typefaces]);

/**
 * A theme as its designer writes it (`themes/<name>/tokens.json`): a few colours and the character of shape, type,
 * space and motion. Everything else is derived.
 */
export const themeTokens = z.strictObject({
  name: themeName,
  colours: z.strictObject({
    primary: colour,
    secondary: colour,
    success: colour,
    warning: colour,
    danger: colour,
    unread: colour,
    /** The page's ground by day; its hue tints every grey. */
    canvas: colour,
    /** Dark bands: hero, footer; dark by day and by night. */
    night: colour,
    /** Brand colours that differ by night, where a dark one would only turn grey. */
    dark: z.strictObject({ primary: colour, secondary: colour }).partial().optional(),
  }),
  type: z.strictObject({
    display: typeface,
    text: typeface,
    displayWeight: z.int().min(100).max(900),
    /** In em. */
    displayTracking: z.number().min(-0.1).max(0.3),
    displayLeading: z.number().min(0.8).max(1.5),
    displayCase: z.enum(['none', 'uppercase']),
    /** Size of body text in px. */
    base: z.int().min(15).max(20),
    /** Ratio of each step of the scale to the previous one. */
    ratio: z.number().min(1.1).max(1.5),
    labelCase: z.enum(['none', 'uppercase']),
    labelTracking: z.number().min(-0.05).max(0.3),
  }),
  /** Radii in px; `line` is the width of rules and frames. */
  shape: z.strictObject({
    control: z.number().min(0).max(999),
    card: z.number().min(0).max(80),
    photo: z.number().min(0).max(400),
    small: z.number().min(0).max(40),
    line: z.number().min(0).max(4),
  }),
  /** `unit` in px; `air` stretches the large steps only. */
  space: z.strictObject({ unit: z.number().min(3).max(6), air: z.number().min(0.7).max(1.6) }),
  /** Soft below raised elements, hard like a cut-out's, or the primary colour's glow; soft by default. */
  shadow: z.strictObject({
    strength: z.number().min(0).max(0.6),
    softness: z.number().min(0.5).max(2),
    style: z.enum(['soft', 'hard', 'glow']).optional(),
  }),
  motion: z.strictObject({
    pace: z.number().min(0.4).max(2),
    ease: z.string().regex(/^[a-z]+[-a-z]*(\([\d., -]+\))?$/),
  }),
  /** Choices of composition; read by the site, not derived. */
  layout: z.strictObject({
    hero: z.enum(compositions.hero),
    cards: z.enum(compositions.cards),
    steps: z.enum(compositions.steps),
    bar: z.enum(compositions.bar),
    /** The brand's name that the logo spells. Any other brand has its own written next to the theme's mark. */
    wordmark: z.string().optional(),
    /** The niche whose people the hero's picture shows; 0 on a page without that picture. */
    niche: z.int().min(1).max(7),
    fonts: z.strictObject({ display: typeface, text: typeface }),
  }),
});
export type ThemeTokens = z.output<typeof themeTokens>;
/** A theme's choices of composition, which colours can't express. */
export type ThemeLayout = ThemeTokens['layout'];
