import { deriveTheme, type Properties } from '@kindling/contract/themes/derive-theme';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';

/** Colours of a mail in one mode, all `#rrggbb`. Every text has a contrast of 4.5 on each of its grounds. */
export interface ModeColours {
  /** Ground around the letter. */
  page: string;
  /** Ground of the letter. */
  letter: string;
  text: string;
  muted: string;
  /** Frame of the letter, and lines between details. */
  line: string;
  /** Ground of the button. */
  primary: string;
  onPrimary: string;
}

export interface MailColours {
  light: ModeColours;
  dark: ModeColours;
  /** The band at the top, dark in both modes. */
  night: string;
  onNight: string;
}

/** The site's own colours: the theme's test measures them, and a brand's own are measured when they are saved. */
export function mailColours(tokens: ThemeTokens): MailColours {
  const { light, dark } = deriveTheme(tokens);
  return {
    light: modeColours(light),
    dark: modeColours(dark),
    night: colourOf(light, 'night'),
    onNight: colourOf(light, 'on-night'),
  };
}

/** For a brand whose theme is gone. */
export const neutralColours: MailColours = {
  light: {
    ...{ page: '#f3f4f6', letter: '#ffffff', text: '#1f2937', muted: '#4b5563', line: '#d1d5db' },
    ...{ primary: '#1f2937', onPrimary: '#ffffff' },
  },
  dark: {
    ...{ page: '#111827', letter: '#1f2937', text: '#f3f4f6', muted: '#c3c8d0', line: '#4b5563' },
    ...{ primary: '#e5e7eb', onPrimary: '#111827' },
  },
  night: '#111827',
  onNight: '#f3f4f6',
};

function modeColours(of: Properties): ModeColours {
  return {
    page: colourOf(of, 'surface-1'),
    letter: colourOf(of, 'surface-2'),
    text: colourOf(of, 'text'),
    muted: colourOf(of, 'muted'),
    line: colourOf(of, 'line'),
    primary: colourOf(of, 'primary'),
    onPrimary: colourOf(of, 'on-primary'),
  };
}

function colourOf(properties: Properties, name: string): string {
  const colour = properties[name];
  if (colour === undefined) throw new Error(`A theme has no ${name}`);
  return colour;
}
