import { lightness, mix } from './colour.js';
import type { Pose } from './head.js';
import { TURN } from './head.js';
import type { Identity } from './identity.js';
import type { Point } from './shapes.js';
import { clipped, dots, fill, line, p, smooth } from './shapes.js';

function moustache(who: Identity, pose: Pose): string {
  const x = pose.turn * TURN * 1.15;
  const y = who.noseLength + 24;
  const w = who.mouthWidth + 4;
  return smooth([
    [x - w, y + 21],
    [x - w, y + 21],
    [x - w * 0.66, y - 3],
    [x - 15, y - 11],
    [x, y - 7],
    [x + 15, y - 11],
    [x + w * 0.66, y - 3],
    [x + w, y + 21],
    [x + w, y + 21],
    [x + w * 0.5, y + 15],
    [x, y + 11],
    [x - w * 0.5, y + 15],
  ]);
}

function jawBeard(who: Identity, pose: Pose, extra: number): string {
  const w = who.face;
  const x = pose.turn * TURN * 1.1;
  const cx = pose.turn * 13;
  const right = w - Math.max(0, pose.turn) * 9;
  const left = w - Math.max(0, -pose.turn) * 9;
  const shift = pose.turn * 6;
  const y = who.noseLength;
  return smooth([
    [-left + 1, 14],
    [-left + 1, 14],
    [-left - 1, 58],
    [-who.jaw - 4 + shift, 110 + extra * 0.3],
    [-who.jaw * 0.76 + cx, 154 + extra * 0.7],
    [cx - 38, who.chin + 2 + extra],
    [cx, who.chin + 5 + extra * 1.15],
    [cx + 38, who.chin + 2 + extra],
    [who.jaw * 0.76 + cx, 154 + extra * 0.7],
    [who.jaw + 4 + shift, 110 + extra * 0.3],
    [right + 1, 58],
    [right - 1, 14],
    [right - 1, 14],
    [right - 17, 34],
    [right - 24, 76],
    [who.jaw * 0.66 + x * 0.6, y + 28],
    [x + who.mouthWidth + 4, y + 24],
    [x + 18, y + 15],
    [x, y + 19],
    [x - 18, y + 15],
    [x - who.mouthWidth - 4, y + 24],
    [-who.jaw * 0.66 + x * 0.6, y + 28],
    [-left + 24, 76],
    [-left + 17, 34],
  ]);
}

/** The upper lip's beard where it stands alone, drawn over the mouth. */
export function moustacheOn(who: Identity, pose: Pose): string {
  if (who.beard !== 'moustache' && who.beard !== 'goatee') return '';
  const x = pose.turn * TURN * 1.15;
  return (
    fill(moustache(who, pose), beardTone(who)) +
    line(
      `M${p(x - 26, who.noseLength + 28)}q12 -6 22 -4M${p(x + 26, who.noseLength + 28)}q-12 -6 -22 -4`,
      who.hairLight,
      3,
      0.4,
    )
  );
}

/** Beards of fair people are darker than their hair. */
function beardTone(who: Identity): string {
  return mix(who.hair, '#5a3420', lightness(who.hair) > 0.5 && who.age < 50 ? 0.34 : 0.1);
}

/** Facial hair, drawn on the face before mouth and nose. `spots` are stubble dots in face units. */
export function beardOn(who: Identity, pose: Pose, id: string, spots: readonly Point[]): string {
  const tone = beardTone(who);
  const dark = who.hairDark;
  const chin = pose.turn * 13;
  switch (who.beard) {
    case 'none':
      return '';
    case 'stubble': {
      const d = jawBeard(who, pose, 0);
      return fill(d, mix(tone, who.skinLine, 0.35), 0.26) + clipped(`${id}b`, d, dots(spots, dark, 2.6, 0.4));
    }
    case 'moustache':
      return '';
    case 'goatee': {
      const y = who.noseLength + 56;
      const d = smooth([
        [chin - 36, y + 6],
        [chin, y + 12],
        [chin + 36, y + 6],
        [chin + 40, who.chin - 12],
        [chin, who.chin + 14],
        [chin - 40, who.chin - 12],
      ]);
      return fill(d, tone);
    }
    case 'short':
    case 'full': {
      const extra = who.beard === 'full' ? 30 : 5;
      const d = jawBeard(who, pose, extra);
      const s = -pose.light;
      let strands = '';
      for (let i = -5; i <= 5; i += 1) {
        strands += `M${p(chin + i * 19, 118 + Math.abs(i) * -5)}q${p(i * 2, 22, -i * 1.5, 46)}`;
      }
      const side = smooth([
        [s * 30, 0],
        [s * 46, 120],
        [s * 4, 260],
        [s * 260, 260],
        [s * 260, 0],
      ]);
      return (
        fill(d, tone) +
        clipped(
          `${id}b`,
          d,
          fill(side, dark, 0.6) +
            line(strands, pose.light > 0 ? dark : who.hairLight, 4, who.beard === 'full' ? 0.45 : 0.2) +
            dots(spots, who.hairLight, 2.6, 0.35),
        )
      );
    }
  }
}
