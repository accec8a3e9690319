import type { DeskRisk } from '@kindling/contract/safety/desk';
import type { PictureGround } from '../../profiles/photos/photos.api.js';

/** Facts about a new photo and its owner. */
export interface PhotoFacts {
  isFirst: boolean;
  isMain: boolean;
  /** Why a picture that looks like it was removed; undefined for none. */
  resembles: PictureGround | undefined;
  /** Risks by the owner's history. */
  ofMember: readonly DeskRisk[];
}

/** Grounds that put a similar photo at the head of the queue (trust 10). */
const gravest: ReadonlySet<PictureGround> = new Set<PictureGround>(['minor', 'illegal']);

/** Reasons to inspect a photo before others. */
export function risksOfPhoto({ isFirst, isMain, resembles, ofMember }: PhotoFacts): DeskRisk[] {
  const found: [DeskRisk, boolean][] = [
    ['illegal', resembles !== undefined && gravest.has(resembles)],
    ['resembles_removed', resembles !== undefined],
    ['first_photo', isFirst],
    ['main_photo', isMain],
  ];
  return [...ofMember, ...found.flatMap(([risk, holds]) => (holds ? [risk] : []))];
}
