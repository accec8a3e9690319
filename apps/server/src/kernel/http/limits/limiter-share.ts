import { RateLimiterMemory, RateLimiterRes, type IRateLimiterOptions } from 'rate-limiter-flexible';

/**
 * Counts one process's share of a limit that all processes have together. The first event of a key counts once, so that
 * it is always let through; each further one counts as many times as there are processes, as if it had happened in all
 * of them.
 */
export class LimiterShare extends RateLimiterMemory {
  constructor(
    options: IRateLimiterOptions & { points: number },
    private readonly processes: number,
  ) {
    super({ ...options, points: options.points + processes - 1 });
  }

  override consume(...[key, points = 1, options]: Parameters<RateLimiterMemory['consume']>) {
    return super.consume(key, points * this.processes, options).then((result) => this.asCounted(result));
  }

  override penalty(...[key, points = 1, options]: Parameters<RateLimiterMemory['penalty']>) {
    return super.penalty(key, points * this.processes, options).then((result) => this.asCounted(result));
  }

  override reward(...[key, points = 1, options]: Parameters<RateLimiterMemory['reward']>) {
    return super.reward(key, points * this.processes, options).then((result) => this.asCounted(result));
  }

  override get(...[key, options]: Parameters<RateLimiterMemory['get']>) {
    return super.get(key, options).then((result) => result && this.asCounted(result));
  }

  private asCounted(result: RateLimiterRes): RateLimiterRes {
    const { remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration } = result;
    const counted = Math.max(0, consumedPoints - (this.processes - 1));
    return new RateLimiterRes(remainingPoints, msBeforeNext, counted, isFirstInDuration);
  }
}
