type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Blends two `#rrggbb` colours; `share` is how much of the second one ends up in the result (0 to 1). */
export function mix(first: string, second: string, share: number): string {
  const a = parse(first);
  const b = parse(second);
  return format([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Multiplies two `#rrggbb` colours, as a coloured shadow does; `strength` from 0 (none) to 1. */
export function shade(base: string, by: string, strength: number): string {
  const a = parse(base);
  const b = parse(by);
  const product: Rgb = [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
  return mix(base, format(product), strength);
}

/** Perceived lightness of a `#rrggbb` colour, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
