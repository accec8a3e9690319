import type { Photo, Profile, ShownPrompt } from '@kindling/contract/profiles/profile';
import type { Interest } from '@kindling/contract/profiles/profile-values';
import { lockWord, type LockWord } from './photo-lock';

/** A photo with its number in the gallery, from 1. */
export interface NumberedPhoto {
  photo: Photo;
  number: number;
}

export type FlowItem =
  | ({ kind: 'photo' } & NumberedPhoto)
  /** One photo for all that the same lock keeps blurred; `more` of them are not shown. */
  | ({ kind: 'locked'; lock: LockWord; more: number } & NumberedPhoto)
  | { kind: 'prompt'; prompt: ShownPrompt }
  | { kind: 'about' }
  | { kind: 'interests' };

/** The gallery, the main photo first. */
export function galleryOf({ main_image: main, photos }: Pick<Profile, 'main_image' | 'photos'>): Photo[] {
  return !main || photos.some(({ id }) => id === main.id) ? [...photos] : [main, ...photos];
}

/**
 * The profile below its first photo: words and photos in turn, words first, so that each photo comes with something to write
 * about. Locked photos follow at the end, once for each lock.
 */
export function flowOf(
  gallery: readonly Photo[],
  {
    about,
    interests,
    prompts,
  }: { about: string; interests: readonly Interest[]; prompts: readonly ShownPrompt[] },
): FlowItem[] {
  const numbered = gallery.map((photo, index) => ({ photo, number: index + 1 })).slice(1);
  const clear = numbered.filter(({ photo }) => lockWord(photo.locked_by) === null);
  const quoted = prompts.map((prompt) => ({ kind: 'prompt', prompt }) as const);
  const words: FlowItem[] = [
    ...quoted.slice(0, 1),
    ...(about === '' ? [] : [{ kind: 'about' } as const]),
    ...quoted.slice(1, 2),
    ...(interests.length === 0 ? [] : [{ kind: 'interests' } as const]),
    ...quoted.slice(2),
  ];
  const photos: FlowItem[] = clear.map((photo) => ({ kind: 'photo', ...photo }));
  const turns = Math.max(words.length, photos.length);
  const inTurn = Array.from({ length: turns }, (_, turn) => [words[turn], photos[turn]]).flat();
  return [...inTurn.filter((item) => item !== undefined), ...lockedOf(numbered)];
}

function lockedOf(numbered: readonly NumberedPhoto[]): FlowItem[] {
  const groups = new Map<LockWord, NumberedPhoto[]>();
  for (const one of numbered) {
    const lock = lockWord(one.photo.locked_by);
    if (lock) groups.set(lock, [...(groups.get(lock) ?? []), one]);
  }
  return [...groups].flatMap(([lock, [first, ...others]]) =>
    first ? [{ kind: 'locked', lock, more: others.length, ...first } as const] : [],
  );
}
