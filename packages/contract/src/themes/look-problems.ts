import { roles } from './derive-theme.js';
import { failingPairs, type MeasuredPair } from './measure-theme.js';
import {
  brandColours,
  nightlyColours,
  wornTokens,
  type BrandColour,
  type NightlyColour,
  type OwnLook,
  type ThemeOf,
} from './own-look.js';
import { hex, oklch } from './theme-colour.js';
import type { ThemeTokens } from './theme-tokens.js';

/** A problem of a brand's own look, and the nearest colour that passes. */
export interface LookProblem {
  /** Dotted path in the settings record. */
  path: string;
  /** A sentence for the operator. */
  reason: string;
  offer?: string;
}

/** A colour of a look by its path in it. */
type Field = BrandColour | `dark.${NightlyColour}`;

/** Grounds first: text colours are judged on the final grounds. */
const fields: readonly Field[] = [
  ...(['canvas', 'night'] as const),
  ...brandColours.filter((name) => name !== 'canvas' && name !== 'night'),
  ...nightlyColours.map((name) => `dark.${name}` as const),
];

/**
 * Whether a brand's look is readable: checked alike on the console while it is edited, and on the server, which stores
 * none that fails. Pure.
 *
 * @param base the brand's theme
 */
export function lookProblems(base: ThemeTokens, look: OwnLook | undefined, themeOf: ThemeOf): LookProblem[] {
  if (!look) return [];
  const missing = (['type', 'shape'] as const)
    .filter((part) => look[part] !== undefined && !themeOf(look[part]))
    .map((part) => ({ path: `look.${part}`, reason: 'There is no such theme.' }));
  return [...missing, ...colourProblems(base, look, themeOf)];
}

/** A look with every failing colour replaced by the nearest that passes. */
export function readableLook(base: ThemeTokens, look: OwnLook, themeOf: ThemeOf): OwnLook {
  return colourProblems(base, look, themeOf).reduce(
    (mended, { path, offer }) =>
      offer ? withColour(mended, path.replace('look.colours.', '') as Field, offer) : mended,
    look,
  );
}

function colourProblems(base: ThemeTokens, look: OwnLook, themeOf: ThemeOf): LookProblem[] {
  const chosen = fields.filter((field) => colourAt(look, field) !== undefined);
  const found: LookProblem[] = [];
  let mended = look;
  const failing = (candidate: OwnLook) => failingPairs(wornTokens(base, candidate, themeOf));
  for (const field of chosen) {
    const ofField = (candidate: OwnLook) =>
      failing(candidate).filter((pair) => fieldOf(pair, chosen) === field);
    const pairs = ofField(mended);
    if (pairs.length === 0) continue;
    const offer = nearest(
      colourAt(mended, field) ?? '',
      (colour) => ofField(withColour(mended, field, colour)).length === 0,
    );
    found.push({
      path: `look.colours.${field}`,
      reason: reasonOf(field, pairs, offer),
      ...(offer && { offer }),
    });
    if (offer) mended = withColour(mended, field, offer);
  }
  return found;
}

/** The chosen colour that makes a pair fail. */
function fieldOf({ front, ground, mode }: MeasuredPair, chosen: readonly Field[]): Field | undefined {
  if (ground.includes('night') || front === 'night') return 'night';
  const role = roles.find((name) => name === front || ground.startsWith(name));
  const own = role && ownField(role, mode, chosen);
  return own ?? (mode === 'light' ? 'canvas' : 'night');
}

function ownField(role: string, mode: MeasuredPair['mode'], chosen: readonly Field[]): Field | undefined {
  const byNight = `dark.${role}` as Field;
  if (mode === 'dark' && chosen.includes(byNight)) return byNight;
  return chosen.find((field) => field === role);
}

/** Number of steps from a colour to black or white. */
const steps = 128;

/** The colour of the nearest lightness that passes. */
function nearest(colour: string, passes: (colour: string) => boolean): string | undefined {
  const { l, c, h = 0 } = oklch(colour);
  const offers = [0, 1].flatMap((end) => {
    const at = (step: number) => hex(l + ((end - l) * step) / steps, c, h);
    if (!passes(at(steps))) return [];
    let [fails, reaches] = [0, steps];
    while (reaches - fails > 1) {
      const middle = Math.floor((fails + reaches) / 2);
      if (passes(at(middle))) reaches = middle;
      else fails = middle;
    }
    return [{ colour: at(reaches), away: (Math.abs(end - l) * reaches) / steps }];
  });
  return offers.toSorted((one, other) => one.away - other.away)[0]?.colour;
}

/**
 * The worst of a colour's failing pairs, in a sentence.
 * @param offer the nearest colour that passes
 */
export function reasonOf(field: Field, pairs: readonly MeasuredPair[], offer: string | undefined): string {
  const worst = pairs.reduce((one, other) =>
    other.contrast / other.least < one.contrast / one.least ? other : one,
  );
  const figures = `${figure(worst.contrast)} to 1 where ${figure(worst.least)} is needed`;
  const what =
    worst.front === 'control'
      ? 'Lines around fields would not be seen on the page'
      : worst.front === 'focus'
        ? 'The mark of the focus would not be seen on the page'
        : field === 'canvas'
          ? 'Text on the page could not be read'
          : field === 'night'
            ? 'Text on dark bands could not be read'
            : worst.ground === 'surface-1'
              ? 'Buttons would not be seen on the page'
              : 'Text on it could not be read';
  return `${what}: ${figures}.${offer ? ` The nearest that works is ${offer}.` : ''}`;
}

/** Rounded down: 4.46 is not 4.5. */
export const figure = (ratio: number): string => (Math.floor(ratio * 10) / 10).toString();

function colourAt({ colours }: OwnLook, field: Field): string | undefined {
  const [name, nightly] = field.split('.') as [BrandColour | 'dark', NightlyColour?];
  return name === 'dark' ? nightly && colours?.dark?.[nightly] : colours?.[name];
}

function withColour(look: OwnLook, field: Field, colour: string): OwnLook {
  const [name, nightly] = field.split('.') as [BrandColour | 'dark', NightlyColour?];
  const own =
    name === 'dark' ? { dark: { ...look.colours?.dark, [nightly ?? '']: colour } } : { [name]: colour };
  return { ...look, colours: { ...look.colours, ...own } };
}
