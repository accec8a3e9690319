const metadataKey = Symbol('sweep');

/** Ends expired items over all brands. Several workers may run it at once, and each batch is independent. */
export interface Sweeps {
  /**
   * @param atMost maximum per batch, so that a transaction stays short
   * @returns the number ended; a full batch means that there may be more
   */
  sweep(now: Date, atMost: number): Promise<number>;
}

/** Marks a provider as a sweep; `name` is its name in the log. */
export function Sweep(name: string) {
  return (target: new (...parameters: never[]) => Sweeps): void => {
    Reflect.defineMetadata(metadataKey, name, target);
  };
}

export function sweepName(target: object): string | undefined {
  return Reflect.getMetadata(metadataKey, target) as string | undefined;
}
