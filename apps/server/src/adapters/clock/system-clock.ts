import { Clock } from '../../ports/clock.js';

/** The machine's clock; `Date` is in UTC. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
