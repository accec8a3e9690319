import { createHash } from 'node:crypto';
import { deriveTheme, type Properties } from './derive-theme.js';
import type { ThemeTokens } from './theme-tokens.js';

export interface ThemeStylesheet {
  css: string;
  /** Of the text: changes with it, so that browsers may keep the file for ever. */
  hash: string;
}

/** A theme as the stylesheet that is served beside the site's own: custom properties by day and by night. */
export function themeStylesheet(tokens: ThemeTokens): ThemeStylesheet {
  const { base, light, dark } = deriveTheme(tokens);
  const css = [
    `:root{color-scheme:light dark;${declarations('', base)}${declarations('color-', light)}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations('color-', dark)}}}`,
    '',
  ].join('\n');
  return { css, hash: createHash('sha256').update(css).digest('base64url').slice(0, 16) };
}

function declarations(prefix: string, properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');
}
