import { mix, shade } from './colour.js';
import type { Pose } from './head.js';
import { TURN } from './head.js';
import type { Identity } from './identity.js';
import type { Outfit } from './outfit.js';
import type { PortraitPalette } from './palette.js';
import { clipped, ellipse, fill, line, p, smooth } from './shapes.js';

/** Spectacles with a glint of the light. */
export function glasses(who: Identity, pose: Pose, ink: string): string {
  if (who.glasses === 'none') return '';
  const shift = pose.turn * TURN;
  const frame = who.glasses === 'fine' ? mix(ink, '#c89a4a', 0.6) : mix(ink, who.hair, 0.2);
  const width = who.glasses === 'fine' ? 3.6 : 6;
  let out = '';
  for (const side of [1, -1] as const) {
    const shrink = side * pose.turn > 0 ? 1 - Math.abs(pose.turn) * 0.1 : 1;
    const cx = shift + side * (who.eyeGap + 2) * shrink;
    const rx = (who.glasses === 'round' ? 39 : 42) * shrink;
    const ry = who.glasses === 'square' ? 31 : 36;
    const radius = who.glasses === 'square' ? 13 : 36;
    out += `<rect x="${p(cx - rx)}" y="${p(4 - ry)}" width="${p(rx * 2)}" height="${p(ry * 2)}" rx="${p(Math.min(rx, radius))}" ry="${p(Math.min(ry, radius))}" fill="#ffffff" fill-opacity=".1" stroke="${frame}" stroke-width="${width}"/>`;
    out += line(`M${p(cx - pose.light * -14, -14)}l-13 18`, '#ffffff', 5, 0.5);
    out += line(`M${p(cx + side * rx, -4)}L${p(side * (who.face - 2), 4)}`, frame, width);
  }
  const gap = who.eyeGap + 2 - 40;
  return out + line(`M${p(shift - gap, -2)}Q${p(shift, -13, shift + gap, -2)}`, frame, width);
}

/** A scarf around the neck, over the clothes. */
export function scarf(
  who: Identity,
  pose: Pose,
  outfit: Outfit,
  palette: PortraitPalette,
  id: string,
): string {
  if (outfit.scarf === 'none') return '';
  const w = who.neck + 50;
  const tone = outfit.scarfColour;
  const dark = shade(tone, palette.shadow, 0.85);
  const s = -pose.light;
  const loop = smooth([
    [-w, 236],
    [-who.neck - 4, 196],
    [0, 224],
    [who.neck + 4, 196],
    [w, 236],
    [w + 10, 292],
    [w * 0.5, 338],
    [0, 350],
    [-w * 0.5, 338],
    [-w - 10, 292],
  ]);
  const tail = smooth([
    [s * 10, 320],
    [s * 66, 316],
    [s * 84, 470],
    [s * 88, 610],
    [s * 88, 610],
    [s * 16, 622],
    [s * 16, 622],
    [s * 14, 470],
  ]);
  const foldLines = `M${p(-w + 12, 262)}Q${p(0, 306, w - 12, 258)}M${p(-w + 20, 298)}Q${p(-10, 346, w * 0.6, 310)}M${p(-who.neck, 226)}Q${p(0, 262, who.neck + 6, 224)}`;
  const fringe = [0, 1, 2, 3, 4, 5].map((i) => `M${p(s * (20 + i * 13), 616)}v26`).join('');
  const body = (d: string, name: string): string =>
    fill(d, tone) +
    clipped(
      `${id}${name}`,
      d,
      (outfit.scarf === 'loose'
        ? line('M-200 420h400M-200 450h400M-200 560h400M-200 590h400', mix(tone, palette.paper, 0.6), 12, 0.8)
        : '') +
        fill(
          smooth([
            [s * 20, 180],
            [s * 44, 300],
            [s * 34, 700],
            [s * 260, 700],
            [s * 260, 180],
          ]),
          dark,
          0.5,
        ),
    );
  return body(tail, 'wt') + line(fringe, tone, 5) + body(loop, 'wl') + line(foldLines, dark, 5, 0.55);
}

/** A hat over the hair. */
export function hat(who: Identity, pose: Pose, outfit: Outfit, palette: PortraitPalette, id: string): string {
  if (outfit.hat === 'none') return '';
  const w = who.face;
  const t = pose.turn * 10;
  const tone = outfit.hatColour;
  const dark = shade(tone, palette.shadow, 0.9);
  const s = -pose.light;
  const shadeSide = fill(
    smooth([
      [s * 46, -400],
      [s * 64, -200],
      [s * 70, -40],
      [s * 360, -40],
      [s * 360, -400],
    ]),
    dark,
    0.5,
  );
  if (outfit.hat === 'beanie') {
    const dome = smooth([
      [-w - 12, -96],
      [-w - 16, -170],
      [-w * 0.62, -262],
      [0, -292],
      [w * 0.62, -262],
      [w + 16, -170],
      [w + 12, -96],
      [w + 12, -96],
      [t, -124],
      [-w - 12, -96],
    ]);
    const brim = smooth([
      [-w - 16, -74],
      [-w - 19, -120],
      [-w - 17, -138],
      [-w - 17, -138],
      [t, -170],
      [w + 17, -138],
      [w + 17, -138],
      [w + 19, -120],
      [w + 16, -74],
      [w + 16, -74],
      [t, -106],
      [-w - 16, -74],
    ]);
    const ribs = [-3, -2, -1, 0, 1, 2, 3]
      .map((i) => `M${p(i * 36, -110 + Math.abs(i) * 5)}Q${p(i * 37, -200, i * 20, -276 + Math.abs(i) * 6)}`)
      .join('');
    return (
      fill(dome, tone) +
      clipped(`${id}hd`, dome, line(ribs, dark, 5, 0.4) + shadeSide) +
      fill(brim, mix(tone, '#ffffff', 0.12)) +
      clipped(
        `${id}hb`,
        brim,
        line(
          [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${p(i * 31 + t * 0.5, -176)}v110`).join(''),
          dark,
          5,
          0.3,
        ) + shadeSide,
      )
    );
  }
  if (outfit.hat === 'brim') {
    const crown = smooth([
      [-w - 2, -118],
      [-w * 0.96, -210],
      [-w * 0.7, -282],
      [-20, -272],
      [w * 0.7, -284],
      [w * 0.96, -210],
      [w + 2, -118],
      [w + 2, -118],
      [0, -96],
      [-w - 2, -118],
    ]);
    return (
      ellipse(t * 0.6, -108, w + 92, 40, dark) +
      ellipse(t * 0.6, -116, w + 92, 38, tone) +
      fill(crown, tone) +
      clipped(
        `${id}hc`,
        crown,
        fill(`M${p(-w - 20, -172)}Q0 -142 ${p(w + 20, -172)}V-90H${p(-w - 20)}z`, outfit.scarfColour) +
          shadeSide,
      ) +
      line(`M${p(-w * 0.2, -262)}Q${p(0, -236, w * 0.25, -264)}`, dark, 6, 0.5)
    );
  }
  const dome = smooth([
    [-w - 8, -96],
    [-w - 10, -170],
    [-w * 0.6, -250],
    [0, -272],
    [w * 0.6, -250],
    [w + 10, -170],
    [w + 8, -96],
    [w + 8, -96],
    [t, -128],
    [-w - 8, -96],
  ]);
  const peak = smooth([
    [t - w * 0.82, -118],
    [t - w * 0.82, -118],
    [t - w * 0.5, -150],
    [t, -160],
    [t + w * 0.5, -150],
    [t + w * 0.82, -118],
    [t + w * 0.82, -118],
    [t + w * 0.5, -88],
    [t, -78],
    [t - w * 0.5, -88],
  ]);
  return (
    fill(dome, tone) +
    clipped(
      `${id}hd`,
      dome,
      shadeSide +
        line(
          `M${p(t, -280)}V-140M${p(t - 60, -270)}Q${p(t - 90, -200, t - 84, -130)}M${p(t + 60, -270)}Q${p(t + 90, -200, t + 84, -130)}`,
          dark,
          4,
          0.4,
        ),
    ) +
    fill(peak, mix(tone, palette.ink, 0.22)) +
    line(`M${p(t - w * 0.8, -118)}Q${p(t, -76, t + w * 0.8, -118)}`, dark, 4, 0.6)
  );
}
