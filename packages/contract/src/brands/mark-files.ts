/**
 * What server and console both need to know about logo and icon files. It imports nothing, because the process that
 * decodes uploads loads only this file.
 */

/** The pictures that a brand may upload, named as in its look. */
export const markKinds = ['logo', 'logo_dark', 'icon'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Accepted file types. An SVG is a program: it can fetch, run scripts and choose fonts. */
export const markTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const maxMarkBytes = 4 * 1024 * 1024;
export const maxMarkPixels = 25_000_000;

/** Limits of a logo in pixels, without its transparent margin. It is stored no larger. */
export const logoBounds = { width: 960, height: 240, leastSide: 64, mostRatio: 5 } as const;
/** Side of an icon: the largest that an installed app uses, so that none is enlarged. */
export const iconSide = 512;

/**
 * Relative luminances (WCAG): one hundredth of a picture's visible pixels is darker than `dark`, and one hundredth
 * lighter than `light`.
 */
export interface MarkLights {
  dark: number;
  light: number;
}

/** The least alpha that counts as visible. */
const leastAlpha = 128;
const steps = 1024;

/**
 * @param pixels red, green, blue and alpha in turn
 * @returns undefined for a picture without visible pixels
 */
export function lightsOf(pixels: Uint8Array): MarkLights | undefined {
  const counts = new Uint32Array(steps);
  let visible = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < leastAlpha) continue;
    const light =
      0.2126 * linear(pixels[at] ?? 0) +
      0.7152 * linear(pixels[at + 1] ?? 0) +
      0.0722 * linear(pixels[at + 2] ?? 0);
    const step = Math.min(steps - 1, Math.floor(light * steps));
    counts[step] = (counts[step] ?? 0) + 1;
    visible += 1;
  }
  if (visible === 0) return undefined;
  const hundredth = visible / 100;
  const first = (order: Iterable<number>): number => {
    let seen = 0;
    for (const step of order) {
      seen += counts[step] ?? 0;
      if (seen >= hundredth) return step / (steps - 1);
    }
    return 0;
  };
  const upwards = [...counts.keys()];
  return { dark: first(upwards), light: first(upwards.toReversed()) };
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
