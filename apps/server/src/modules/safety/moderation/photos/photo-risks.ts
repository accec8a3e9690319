import type { DeskRisk } from '@kindling/contract/safety/desk';
import type { PictureGround } from '../../../profiles/photos/photos.api.js';

/** What is known of a photo and its owner when it comes in. */
export interface PhotoFacts {
  isFirst: boolean;
  isMain: boolean;
  /** Why a picture that looks like it was removed; undefined for none. */
  resembles: PictureGround | undefined;
  /** What is known of the owner. */
  ofMember: readonly DeskRisk[];
}

/** Grounds that bring whatever looks like it to the head of the queue (trust 10). */
const gravest: ReadonlySet<PictureGround> = new Set<PictureGround>(['minor', 'illegal']);

/** Why a photo stands before others. */
export function risksOfPhoto({ isFirst, isMain, resembles, ofMember }: PhotoFacts): DeskRisk[] {
  const found: [DeskRisk, boolean][] = [
    ['illegal', resembles !== undefined && gravest.has(resembles)],
    ['resembles_removed', resembles !== undefined],
    ['first_photo', isFirst],
    ['main_photo', isMain],
  ];
  return [...ofMember, ...found.flatMap(([risk, holds]) => (holds ? [risk] : []))];
}
