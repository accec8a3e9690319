/** A point in the drawing's units. */
export type Point = readonly [x: number, y: number];

/** A number as SVG wants it: one decimal at most, no trailing zero. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Points as path coordinates: `p(0, 10, 5, 5)` gives `0 10 5 5`. */
export function p(...values: number[]): string {
  return values.map(n).join(' ');
}

/**
 * Path data of a smooth curve through all points (Catmull-Rom as cubic Béziers).
 * A point given twice in a row makes a corner.
 */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point => {
    const i = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[i] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${p(startX, startY)}`;
  const segments = closed ? count : count - 1;
  for (let i = 0; i < segments; i += 1) {
    const before = at(i - 1);
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const k = tension / 6;
    const c1x = from[0] + (to[0] - before[0]) * k;
    const c1y = from[1] + (to[1] - before[1]) * k;
    const c2x = to[0] - (after[0] - from[0]) * k;
    const c2y = to[1] - (after[1] - from[1]) * k;
    d += `C${p(c1x, c1y, c2x, c2y, to[0], to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** The same points seen in a mirror: x times -1 when `side` is -1. */
export function mirror(points: readonly Point[], side: number): Point[] {
  return points.map(([x, y]) => [x * side, y] as const);
}

/** A filled path. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`;
}

/** A stroked path with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  const alpha = opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha}/>`;
}

/** An ellipse, optionally turned by `angle` degrees. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  opacity = 1,
  angle = 0,
): string {
  const alpha = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : '';
  const turn = angle === 0 ? '' : ` transform="rotate(${p(angle, cx, cy)})"`;
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${alpha}${turn}/>`;
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, colour: string, opacity = 1): string {
  const alpha = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : '';
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${colour}"${alpha}/>`;
}

/** A rectangle with optional round corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1,
  radius = 0,
): string {
  const alpha = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : '';
  const round = radius > 0 ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${colour}"${alpha}/>`;
}

/** A group with a transform. */
export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** Content cut to a path; `id` must be unique in the drawing. */
export function clipped(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Many small round dots as one path, cheap to draw. */
export function dots(points: readonly Point[], colour: string, size: number, opacity: number): string {
  const d = points.map(([x, y]) => `M${p(x, y)}h.1`).join('');
  return line(d, colour, size, opacity);
}

/** A vertical (or, with `x2`, slanted) linear gradient definition over the bounding box. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  x2 = 0,
  y2 = 1,
): string {
  const list = stops
    .map(
      ([at, colour, alpha]) =>
        `<stop offset="${n2(at)}" stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${n2(alpha)}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${n2(x2)}" y2="${n2(y2)}">${list}</linearGradient>`;
}

/** Definition of a round spot that fades out; fill an ellipse with `url(#id)`. */
export function softSpot(id: string, colour: string): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** A soft round glow: radial gradient from the colour to nothing. */
export function glow(id: string, cx: number, cy: number, r: number, colour: string, opacity: number): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${n2(opacity)}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    circle(cx, cy, r, `url(#${id})`)
  );
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100);
}
