import { Clock } from '../../ports/clock.js';

/** The machine's clock, in UTC by the nature of `Date`. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
