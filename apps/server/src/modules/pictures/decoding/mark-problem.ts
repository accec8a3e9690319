import { iconSide, logoBounds } from '@kindling/contract/brands/mark-files';
import type { MarkShape, RedrawnMark } from './redraw-mark.js';

/** An icon's sides may differ by so much and still be meant as a square. */
const squareness = 1.02;

/** Why a picture can't be a brand's icon or logo as it came, as a sentence; undefined for one that can. Pure. */
export function markProblem(shape: MarkShape, { width, height }: RedrawnMark['source']): string | undefined {
  const size = `this one has ${width} by ${height}`;
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (shape === 'icon') {
    if (Math.min(width, height) < iconSide)
      return `An icon needs at least ${iconSide} by ${iconSide} pixels; ${size}.`;
    return ratio > squareness ? `An icon has to be a square; ${size} pixels.` : undefined;
  }
  if (Math.min(width, height) < logoBounds.leastSide)
    return `A logo needs at least ${logoBounds.leastSide} pixels on each side without its empty margins; ${size}.`;
  return ratio > logoBounds.mostRatio
    ? `A logo may be at most ${logoBounds.mostRatio} times as long as it is high; ${size} pixels.`
    : undefined;
}
