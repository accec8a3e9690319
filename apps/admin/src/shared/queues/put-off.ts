import { mostPutOff } from '@kindling/contract/chats/fictional-answers';

/** What the reader leaves for later in one queue, in its order, as long as the console stays open. */
export class PutOff {
  private items: readonly string[] = [];

  /** The last ones. */
  get all(): readonly string[] {
    return this.items;
  }

  add(item: string): void {
    this.items = [...this.items.filter((one) => one !== item), item].slice(-mostPutOff);
  }

  /** Starts over behind an item: all others may come up again. */
  keepOnly(item: string | undefined): void {
    this.items = item === undefined ? [] : [item];
  }
}
