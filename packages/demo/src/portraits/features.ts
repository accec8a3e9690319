import { mix } from './colour.js';
import type { Pose } from './head.js';
import { TURN } from './head.js';
import type { Identity } from './identity.js';
import { circle, clipped, ellipse, fill, line, p } from './shapes.js';

function brow(who: Identity, pose: Pose, side: 1 | -1): string {
  const shrink = side * pose.turn > 0 ? 1 - Math.abs(pose.turn) * 0.1 : 1;
  const cx = pose.turn * TURN + side * (who.eyeGap + 2) * shrink;
  const lift = pose.mood === 'laugh' ? -5 : pose.mood === 'smirk' && side === 1 ? -6 : 0;
  const y = -40 - who.eyeHeight * 0.4 + lift;
  const w = 31 * shrink;
  const t = who.browThickness;
  const inner = cx - side * w;
  const outer = cx + side * w * 1.1;
  const peak = cx + side * w * 0.3;
  const d =
    `M${p(inner, y)}C${p(inner + side * 12, y - 4, peak - side * 10, y - who.browArch, peak, y - who.browArch)}` +
    `C${p(peak + side * 14, y - who.browArch, outer - side * 6, y, outer, y + 11)}` +
    `C${p(outer - side * 10, y + 5, peak + side * 10, y - who.browArch + t * 0.85, peak, y - who.browArch + t)}` +
    `C${p(peak - side * 12, y - who.browArch + t + 1, inner + side * 12, y + t, inner + side * 1, y + t * 0.85)}Z`;
  return fill(d, who.brow, 0.92);
}

function eye(who: Identity, pose: Pose, side: 1 | -1, id: string, ink: string): string {
  const far = side * pose.turn > 0;
  const shrink = far ? 1 - Math.abs(pose.turn) * 0.12 : 1;
  const cx = pose.turn * TURN + side * who.eyeGap * shrink;
  const w = who.eyeWidth * shrink;
  const lash = mix(ink, who.hair, 0.12);
  if (pose.mood === 'laugh') {
    const arc = `M${p(cx - w * 0.92, 5)}Q${p(cx, -15, cx + w * 0.92, 4)}`;
    return (
      line(arc, lash, who.female ? 6 : 5) +
      line(`M${p(cx - w * 0.6, 17)}q${p(w * 0.6, 5, w * 1.2, 0)}`, who.skinLine, 2.8, 0.4) +
      (who.female ? line(`M${p(cx + side * w * 0.92, 4)}l${p(side * 7, -5)}`, lash, 4) : '')
    );
  }
  const smile = pose.mood === 'grin' ? 0.72 : pose.mood === 'smile' ? 0.86 : 1;
  const h = who.eyeHeight;
  const inner = [cx - side * w, 4] as const;
  const outer = [cx + side * w, 1 - who.eyeTilt] as const;
  const top = -h * 1.12;
  const bottom = h * 1.02 * smile;
  const upper = `C${p(cx - side * w * 0.55, top, cx + side * w * 0.5, top - 2, outer[0], outer[1])}`;
  const outline = `M${p(...inner)}${upper}C${p(cx + side * w * 0.6, bottom, cx - side * w * 0.5, bottom + 1.5, inner[0], inner[1])}Z`;
  const white = mix('#fffaf2', who.skin, 0.2);
  const gaze = cx + pose.turn * 2.5;
  const r = h * 0.98;
  const inside =
    fill(outline, white) +
    circle(gaze, -1, r, who.iris) +
    circle(gaze, r * 0.5, r * 0.5, mix(who.iris, '#ffffff', 0.25), 0.5) +
    circle(gaze, -1, r * 0.52, mix(ink, who.iris, 0.12)) +
    ellipse(cx, top * 0.82, w * 1.1, h * 0.55, ink, 0.3) +
    circle(gaze + pose.light * r * 0.36, -1.5 - r * 0.38, r * 0.25, '#ffffff', 0.95);
  const lashWidth = who.female ? 6 : 4.6;
  const wing = who.female ? `l${p(side * 7, -6)}` : '';
  return (
    clipped(`${id}e${side > 0 ? 'r' : 'l'}`, outline, inside) +
    line(`M${p(...inner)}${upper}${wing}`, lash, lashWidth) +
    line(
      `M${p(cx - side * w * 0.66, top * 1.02 - 3)}Q${p(cx + side * w * 0.1, top * 1.5 - 4, cx + side * w * 0.98, top * 0.55 - 3)}`,
      who.skinLine,
      2.8,
      0.5,
    ) +
    line(
      `M${p(cx - side * w * 0.4, bottom * 0.86 + 1)}Q${p(cx + side * w * 0.2, bottom + 3, cx + side * w * 0.85, 4)}`,
      who.skinLine,
      2.2,
      0.5,
    )
  );
}

function nose(who: Identity, pose: Pose): string {
  const x = pose.turn * TURN * 1.35;
  const s = -pose.light;
  const y = who.noseLength;
  const w = who.noseWidth;
  const bridge = pose.turn * TURN;
  const plane =
    `M${p(bridge + s * 13, -30)}C${p(bridge + s * 9, -6, bridge + s * 9, 14, x + s * 11, 38)}` +
    `C${p(x + s * 14, 50, x + s * (w + 5), y - 14, x + s * (w + 3), y - 3)}` +
    `C${p(x + s * w * 0.9, y + 7, x + s * 8, y + 2, x, y + 7)}C${p(x + s * 3, y - 16, x + s * 2, 30, bridge + s * 3, -8)}Z`;
  const base =
    `M${p(x - w, y - 6)}C${p(x - w - 3, y + 4, x - w * 0.62, y + 6, x - w * 0.42, y + 1)}` +
    `M${p(x - w * 0.38, y + 4)}Q${p(x, y + 12, x + w * 0.38, y + 4)}` +
    `M${p(x + w, y - 6)}C${p(x + w + 3, y + 4, x + w * 0.62, y + 6, x + w * 0.42, y + 1)}`;
  return (
    fill(plane, who.skinShade, 0.6) +
    line(base, who.skinLine, 3.6, 0.72) +
    ellipse(x + pose.light * 3, y - 15, 6.5, 8.5, who.skinLight, 0.6)
  );
}

function mouth(who: Identity, pose: Pose, id: string): string {
  const x = pose.turn * TURN * 1.12;
  const y = who.noseLength + 47 - (who.chin < 178 ? 3 : 0);
  const w = who.mouthWidth * (pose.mood === 'calm' ? 0.86 : 1);
  const f = who.lipFullness;
  const deep = mix(who.lip, '#3a0f18', 0.62);
  const upperLip = mix(who.lip, '#5a1a22', 0.18);
  if (pose.mood === 'grin' || pose.mood === 'laugh') {
    const open = pose.mood === 'laugh' ? 35 : 23;
    const cut =
      `M${p(x - w, y - 7)}Q${p(x - w * 0.4, y + 1, x, y + 1)}T${p(x + w, y - 7)}` +
      `C${p(x + w * 0.78, y + open * 0.72, x + w * 0.4, y + open, x, y + open)}` +
      `S${p(x - w * 0.78, y + open * 0.72, x - w, y - 7)}Z`;
    const lips =
      `M${p(x - w - 4, y - 9)}C${p(x - w * 0.5, y - 4 - f * 0.8, x - 11, y - 5 - f, x, y - f * 0.7)}` +
      `C${p(x + 11, y - 5 - f, x + w * 0.5, y - 4 - f * 0.8, x + w + 4, y - 9)}` +
      `C${p(x + w * 0.84, y + open * 0.8 + f, x + w * 0.45, y + open + f, x, y + open + f)}` +
      `S${p(x - w * 0.84, y + open * 0.8 + f, x - w - 4, y - 9)}Z`;
    const inside =
      fill(cut, mix(deep, '#2a0a12', 0.3)) +
      ellipse(x, y + open + 3, w * 0.5, open * 0.42, mix(who.lip, '#d9576a', 0.4), 0.85) +
      fill(
        `M${p(x - w, y - 9)}Q${p(x, y - 2, x + w, y - 9)}L${p(x + w * 0.86, y + 4)}Q${p(x, y + open * 0.62, x - w * 0.86, y + 4)}Z`,
        '#fffaf0',
      );
    return (
      fill(lips, who.lip) +
      clipped(`${id}m`, cut, inside) +
      line(`M${p(x - w - 8, y - 15)}q-4 8 0 13M${p(x + w + 8, y - 15)}q4 8 0 13`, who.skinLine, 3, 0.5)
    );
  }
  const lift = pose.mood === 'calm' ? 1 : 8;
  const left = y - lift;
  const right = y - lift - (pose.mood === 'smirk' ? 5 : 0);
  const upper =
    `M${p(x - w, left)}C${p(x - w * 0.5, y - f * 0.7, x - 12, y - f - 2, x - 1, y - f * 0.55)}` +
    `C${p(x + 12, y - f - 2, x + w * 0.5, y - f * 0.7, x + w, right)}` +
    `C${p(x + w * 0.5, y + 3, x + 12, y + 3, x, y + 4)}C${p(x - 12, y + 3, x - w * 0.5, y + 3, x - w, left)}Z`;
  const lower =
    `M${p(x - w, left)}C${p(x - w * 0.5, y + 3, x - 12, y + 3, x, y + 4)}C${p(x + 12, y + 3, x + w * 0.5, y + 3, x + w, right)}` +
    `C${p(x + w * 0.6, y + f * 1.75, x + 14, y + 5 + f * 1.6, x, y + 5 + f * 1.6)}` +
    `C${p(x - 14, y + 5 + f * 1.6, x - w * 0.6, y + f * 1.75, x - w, left)}Z`;
  return (
    fill(lower, who.lip) +
    fill(upper, upperLip) +
    ellipse(x + pose.light * 7, y + 4 + f * 0.75, w * 0.26, f * 0.3, who.skinLight, 0.4) +
    line(
      `M${p(x - w - 1, left - 1)}C${p(x - w * 0.5, y + 3.5, x - 12, y + 3, x, y + 4)}C${p(x + 12, y + 3, x + w * 0.5, y + 3.5, x + w + 1, right - 1)}`,
      deep,
      3.6,
    ) +
    (pose.mood === 'calm'
      ? ''
      : line(
          `M${p(x - w - 6, left - 7)}q-3 6 0 10M${p(x + w + 6, right - 7)}q3 6 0 10`,
          who.skinLine,
          2.8,
          0.45,
        )) +
    line(`M${p(x - 13, y + 16 + f * 1.5)}q13 6 26 0`, who.skinShade, 5, 0.6)
  );
}

/** Brows, eyes, nose and mouth. */
export function features(who: Identity, pose: Pose, id: string, ink: string): string {
  return (
    nose(who, pose) +
    eye(who, pose, -1, id, ink) +
    eye(who, pose, 1, id, ink) +
    brow(who, pose, -1) +
    brow(who, pose, 1) +
    mouth(who, pose, id)
  );
}
