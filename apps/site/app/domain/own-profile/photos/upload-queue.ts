import { ApiProblem } from '@kindling/contract/api-problem';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { refusalOf } from '../../photos/sending/photo-problems';

/**
 * A picture on its way. `ready`: not sent yet, the member is still looking at it. `waiting`: queued. `sending`: at `part` 1 the
 * server is processing it. `failed`: it stays until it is retried or removed.
 */
export interface Upload {
  readonly id: number;
  /** Of this picture for good: sent again, it is the same photo. */
  readonly clientId: string;
  readonly name: string;
  readonly file: File;
  readonly state: 'ready' | 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  readonly part: number;
  /** What the sending rejected with. */
  readonly problem?: unknown;
}

export type SendFile<Answer> = (
  file: File,
  options: { clientId: string; onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<Answer>;

/** How many are sent at a time: more would only share the same bandwidth. */
const atOnce = 2;
/** How many tiles there are at most: no member can have more photos. */
const mostTiles = photoLimits.premium;

/**
 * The pictures that a member is about to send. It belongs to the browser, not to a page: after a navigation within the site
 * they are still on their way.
 */
export class UploadQueue<Answer> {
  private uploads: readonly Upload[] = [];
  private readonly sendings = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  /** @param onArrived called with each answer; `last`: nothing else is on its way */
  constructor(
    private readonly sendFile: SendFile<Answer>,
    private readonly onArrived: (answer: Answer, last: boolean) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly Upload[] => this.uploads;

  /** Whether leaving would lose something. */
  get isSending(): boolean {
    return this.uploads.some(isUnderWay);
  }

  /**
   * Takes pictures as tiles of their own; what the server would refuse anyway fails at once.
   *
   * @returns how many there was no tile for
   */
  add(files: readonly File[]): number {
    const taken = files.slice(0, Math.max(0, mostTiles - this.uploads.length));
    this.change([...this.uploads, ...taken.map((file) => this.tileOf(++this.lastId, file))]);
    return files.length - taken.length;
  }

  /** Sends what is ready, in order. @param room how many more the member may have */
  sendReady(room: number): void {
    const going = sendable(this.uploads, room);
    this.change(
      this.uploads.map((one) =>
        going.has(one.id) && one.state === 'ready' ? { ...one, state: 'waiting' } : one,
      ),
    );
    this.fill();
  }

  /**
   * As `sendReady`, and resolves once nothing is on its way any more.
   *
   * @returns whether none failed on its way
   */
  async sendAll(room: number): Promise<boolean> {
    const failed = () => this.uploads.filter(({ state }) => state === 'failed').map(({ id }) => id);
    const before = failed();
    this.sendReady(room);
    while (this.isSending) await this.nextChange();
    return failed().every((id) => before.includes(id));
  }

  retry(id: number): void {
    this.patch(id, { state: 'waiting', part: 0, problem: undefined });
    this.fill();
  }

  /** Removes a tile; an upload under way is aborted. */
  remove(id: number): void {
    this.sendings.get(id)?.abort();
    this.change(this.uploads.filter((one) => one.id !== id));
  }

  /** Replaces a tile's picture by the member's crop of it. */
  replace(id: number, file: File): void {
    this.change(this.uploads.map((one) => (one.id === id ? this.tileOf(id, file) : one)));
  }

  private tileOf(id: number, file: File): Upload {
    const problem = refusalOf(file);
    const tile = { id, clientId: crypto.randomUUID(), name: file.name, file, part: 0 };
    return problem ? { ...tile, state: 'failed', problem } : { ...tile, state: 'ready' };
  }

  private fill(): void {
    for (const upload of this.uploads.filter(({ state }) => state === 'waiting')) {
      if (this.sendings.size >= atOnce) return;
      void this.run(upload);
    }
  }

  private async run({ id, clientId, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.sendings.set(id, controller);
    this.patch(id, { state: 'sending', part: 0 });
    const { signal } = controller;
    const onProgress = (part: number) => this.patch(id, { part });
    try {
      const answer = await this.sendFile(file, { clientId, onProgress, signal });
      this.sendings.delete(id);
      this.change(this.uploads.filter((one) => one.id !== id));
      this.onArrived(answer, !this.isSending);
    } catch (problem) {
      this.sendings.delete(id);
      this.patch(id, { state: 'failed', problem });
      // All that wait would fail alike: the member decides about sending them again.
      if (!signal.aborted && isForAll(problem)) this.hold();
    }
    this.fill();
  }

  private nextChange(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const forget = this.subscribe(() => resolve(undefined));
    return promise.finally(forget);
  }

  private hold(): void {
    this.change(this.uploads.map((one) => (one.state === 'waiting' ? { ...one, state: 'ready' } : one)));
  }

  private patch(id: number, change: Partial<Upload>): void {
    this.change(this.uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  private change(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/**
 * Which of the tiles that are not on their way yet may be sent: uploads under way take their places first.
 *
 * @param room how many more photos the member may have
 */
export function sendable(uploads: readonly Upload[], room: number): ReadonlySet<number> {
  const left = Math.max(0, room - uploads.filter(isUnderWay).length);
  const ready = uploads.filter(({ state }) => state === 'ready');
  return new Set(ready.slice(0, left).map(({ id }) => id));
}

function isForAll(problem: unknown): boolean {
  return (
    problem instanceof ApiProblem &&
    (problem.code === 'rate_limited' ||
      problem.code === 'photo_limit_reached' ||
      (problem.code === 'unavailable' && problem.status === 0))
  );
}
