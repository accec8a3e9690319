import { brandColours, nightlyColours, wornTokens, type OwnLook, type ThemeOf } from './own-look.js';
import { compositions, type Composition, type ThemeTokens } from './theme-tokens.js';

/** What a brand takes over from a theme file. */
export interface TakenTheme {
  /** The theme to use. */
  theme: string;
  look: OwnLook | undefined;
  /** Dotted paths that a brand can not override: these stay the theme's. */
  left: string[];
}

/** A brand's tokens as the file of a separate theme, `themes/<name>/tokens.json`. */
export function themeFile(tokens: ThemeTokens, name: string): ThemeTokens {
  return { ...tokens, name };
}

/**
 * The closest approximation of a theme file for a brand: which of the existing themes, and which changes of its own. A
 * file written by `themeFile` is restored completely. Pure.
 */
export function takeTheme(file: ThemeTokens, themes: readonly ThemeTokens[]): TakenTheme | undefined {
  const themeOf: ThemeOf = (name) => themes.find((theme) => theme.name === name);
  const ways = themes.map((base): TakenTheme => {
    const look = lookOver(base, file, themes);
    return {
      theme: base.name,
      look,
      left: differences(wornTokens(base, look, themeOf), themeFile(file, base.name)),
    };
  });
  const cost = ({ left, look }: TakenTheme): number =>
    left.length * 100 + JSON.stringify(look ?? {}).length / 1000;
  return ways.toSorted((one, other) => cost(one) - cost(other))[0];
}

function lookOver(base: ThemeTokens, file: ThemeTokens, themes: readonly ThemeTokens[]): OwnLook | undefined {
  const daily = brandColours
    .filter((name) => base.colours[name] !== file.colours[name])
    .map((name) => [name, file.colours[name]]);
  const nightly = nightlyColours.flatMap((name) => {
    const wanted = file.colours.dark?.[name];
    const isTheirs = base.colours[name] === file.colours[name] && base.colours.dark?.[name] === wanted;
    return wanted === undefined || isTheirs ? [] : [[name, wanted]];
  });
  const words = (Object.keys(compositions) as Composition[])
    .filter((name) => base.layout[name] !== file.layout[name])
    .map((name) => [name, file.layout[name]]);
  const colours = {
    ...Object.fromEntries(daily),
    ...(nightly.length > 0 && { dark: Object.fromEntries(nightly) }),
  };
  const from = (part: 'type' | 'shape') =>
    isSame(base[part], file[part])
      ? undefined
      : themes.find((theme) => isSame(theme[part], file[part]))?.name;
  const [type, shape] = [from('type'), from('shape')];
  const look = {
    ...(Object.keys(colours).length > 0 && { colours }),
    ...(type !== undefined && { type }),
    ...(shape !== undefined && { shape }),
    ...Object.fromEntries(words),
  } as OwnLook;
  return Object.keys(look).length > 0 ? look : undefined;
}

/** Dotted paths of the leaves in which two themes differ. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (!isRecord(one) || !isRecord(other)) return isSame(one, other) ? [] : [at];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return keys.flatMap((key) => differences(one[key], other[key], at ? `${at}.${key}` : key));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return differences(one, other).length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
