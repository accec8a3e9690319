import { Clock } from '../../../apps/server/src/ports/clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private current: Date;

  constructor(private readonly start = new Date('2026-03-02T12:00:00.000Z')) {
    super();
    this.current = start;
  }

  /** Back to where it began. */
  reset(): void {
    this.current = this.start;
  }

  now(): Date {
    return new Date(this.current);
  }

  /** @param ms how far to move, in milliseconds */
  advance(ms: number): void {
    this.current = new Date(this.current.getTime() + ms);
  }
}
