const metadataKey = Symbol('sweep');

/** Ends what has had its time, over all brands. Several workers may do it at once, and each batch stands by itself. */
export interface Sweeps {
  /**
   * @param atMost how much to end at a time, so that a transaction stays short
   * @returns how much was ended; as much as asked for means that there may be more
   */
  sweep(now: Date, atMost: number): Promise<number>;
}

/** Marks a provider as one that sweeps; `name` is what the log calls it. */
export function Sweep(name: string) {
  return (target: new (...parameters: never[]) => Sweeps): void => {
    Reflect.defineMetadata(metadataKey, name, target);
  };
}

export function sweepName(target: object): string | undefined {
  return Reflect.getMetadata(metadataKey, target) as string | undefined;
}
