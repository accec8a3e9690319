import { createHash } from 'node:crypto';
import { deriveTheme, type Mode, type Properties } from '@kindling/contract/themes/derive-theme';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';

export interface ThemeStylesheet {
  css: string;
  /** Of the text: changes with it, so that browsers may keep the file for ever. */
  hash: string;
}

/** A theme as a stylesheet, served with the site's own: custom properties by day and by night. */
export function themeStylesheet(tokens: ThemeTokens): ThemeStylesheet {
  const { base, light, dark } = deriveTheme(tokens);
  const css = [
    `:root{color-scheme:light dark;${declarations('', base)}${declarations('color-', light)}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations('color-', dark)}}}`,
    '',
  ].join('\n');
  return { css, hash: createHash('sha256').update(css).digest('base64url').slice(0, 16) };
}

/** A stylesheet of a theme for one mode alone, whatever the reader's system prefers. */
export function fixedStylesheet(css: string, mode: Mode): string {
  return css
    .replace('color-scheme:light dark', `color-scheme:${mode}`)
    .replace('(prefers-color-scheme:dark)', mode === 'dark' ? 'all' : 'not all');
}

function declarations(prefix: string, properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');
}
