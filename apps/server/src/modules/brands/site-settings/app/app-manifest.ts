import type { Language } from '@kindling/contract/languages';

/** Sizes in px of the icons that an installed app is shown by; a system cuts the `maskable` one to its own shape. */
export const appIcons = {
  'icon-180.png': { size: 180, maskable: true },
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'icon-maskable-512.png': { size: 512, maskable: true },
} as const;
export type AppIcon = keyof typeof appIcons;

/** A shortcut in the menu of the installed app's icon. */
export interface Shortcut {
  name: string;
  url: string;
}

export interface InstalledApp {
  name: string;
  /** The brand's own description. */
  description: string;
  language: Language;
  /** Ground of the theme's pages. */
  canvas: string;
  /** Path of the theme's pictures. */
  assets: string;
  shortcuts: readonly Shortcut[];
}

/**
 * A brand's web app manifest, which makes the site installable. No screenshots: stored ones would show another brand's
 * name, theme and people.
 */
export function appManifest({
  name,
  description,
  language,
  canvas,
  assets,
  shortcuts,
}: InstalledApp): object {
  const icon = { src: `${assets}/icon-192.png`, sizes: '192x192', type: 'image/png' };
  return {
    id: '/',
    name,
    short_name: name,
    ...(description === '' ? {} : { description }),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: canvas,
    theme_color: canvas,
    icons: Object.entries(appIcons).map(([file, { size, maskable }]) => ({
      src: `${assets}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon] })),
  };
}
