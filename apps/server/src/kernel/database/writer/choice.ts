import type { Fitness } from './probe.js';

/** How long an address that was away must be well before it is the writer again. */
const restMs = 10_000;
/** It doubles with each time it was away lately, up to this: a server that comes and goes moves nobody. */
const longestRestMs = 300_000;

interface Known {
  fitness: Fitness | undefined;
  /** Since when it has been well; undefined while it is not. */
  wellSince: number | undefined;
  restMs: number;
}

/**
 * Which of several addresses is the writer: the first in their order that takes writes. Every process decides by the
 * same rule, so all of them come to the same one without talking to each other.
 */
export class Choice {
  current = 0;
  private readonly known: Known[];

  /** @param count of addresses */
  constructor(count: number) {
    // What was never away needs no rest.
    this.known = Array.from({ length: count }, () => ({
      fitness: undefined,
      wellSince: undefined,
      restMs: 0,
    }));
  }

  /**
   * Notes what a server said about itself.
   *
   * @param now milliseconds
   * @returns whether another address is the writer from now on
   */
  note(index: number, fitness: Fitness, now: number): boolean {
    const known = this.known[index];
    if (!known) return false;
    if (fitness === 'no' && known.fitness !== 'no') {
      const wasWellFor = now - (known.wellSince ?? now);
      const next = wasWellFor > longestRestMs ? restMs : known.restMs * 2;
      known.restMs = Math.min(longestRestMs, Math.max(restMs, next));
      known.wellSince = undefined;
    }
    if (fitness !== 'no') known.wellSince ??= now;
    known.fitness = fitness;
    const before = this.current;
    this.current = this.best(now);
    return this.current !== before;
  }

  /** Whether an address takes writes. */
  isWellAt(index: number): boolean {
    return this.known[index]?.fitness !== 'no';
  }

  private best(now: number): number {
    for (const fitness of ['yes', 'spare'] as const) {
      const fit = [...this.known.keys()].filter((index) => this.known[index]?.fitness === fitness);
      const [first] = fit;
      if (first === undefined) continue;
      const rested = fit.find((index) => index === this.current || this.isRested(index, now));
      return rested ?? first;
    }
    // Nobody takes writes: there is nothing better than to stay.
    return this.current;
  }

  private isRested(index: number, now: number): boolean {
    const known = this.known[index];
    return known?.wellSince !== undefined && now - known.wellSince >= known.restMs;
  }
}
