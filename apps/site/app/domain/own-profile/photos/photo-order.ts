/** The ids with one of them moved to another place, counted from 0 and clamped to the ends. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id);
}

/** The things in the order of the ids; those without an id follow in their own order. */
export function inOrder<T extends { id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  const named = ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
  return [...named, ...things.filter(({ id }) => !ids.includes(id))];
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);
