/** Waiting items by group: groups take turns, so that a group with many items delays only itself. */
export class FairQueue<T> {
  private readonly groups = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(group: string): number {
    return this.groups.get(group)?.length ?? 0;
  }

  push(group: string, item: T): void {
    const own = this.groups.get(group);
    if (own) own.push(item);
    else this.groups.set(group, [item]);
    this.count += 1;
  }

  /** Takes the first item of the next group; undefined when empty. */
  shift(): T | undefined {
    const next = this.groups.entries().next();
    if (next.done) return undefined;
    const [group, items] = next.value;
    const item = items.shift();
    // A map keeps the order of insertion: the group moves to its end, unless it is empty.
    this.groups.delete(group);
    if (items.length > 0) this.groups.set(group, items);
    this.count -= 1;
    return item;
  }

  /** @returns false when it no longer waits */
  remove(group: string, item: T): boolean {
    const items = this.groups.get(group) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.groups.delete(group);
    this.count -= 1;
    return true;
  }
}
