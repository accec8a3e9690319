import type { DeckCard, ProfileCard } from '@kindling/contract/profiles/profile';
import { intimateInterests, type Interest } from '@kindling/contract/profiles/profile-values';

/** Something that the reader and a member have in common. */
export type SharedThing = { kind: 'city'; city: string } | { kind: 'interest'; interest: Interest };

const intimate: readonly Interest[] = intimateInterests;

/** What the two have in common that fits on a photo, the town first: nothing intimate, which the list of interests has. */
export function sharedThings(
  card: Pick<DeckCard, 'city' | 'country' | 'shared_interests'>,
  reader: Pick<ProfileCard, 'city' | 'country'> | undefined,
): SharedThing[] {
  const { city, country } = card;
  const isNear = city !== null && city === reader?.city && country === reader.country;
  return [
    ...(isNear ? [{ kind: 'city', city } as const] : []),
    ...card.shared_interests
      .filter((interest) => !intimate.includes(interest))
      .map((interest) => ({ kind: 'interest', interest }) as const),
  ];
}
