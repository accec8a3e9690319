/** The ids with one of them at another place, from 0; places beyond the ends are the ends. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id);
}

/** The things that ids name, in their order; those that no id names keep theirs behind them. */
export function inOrder<T extends { id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  const named = ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
  return [...named, ...things.filter(({ id }) => !ids.includes(id))];
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);
