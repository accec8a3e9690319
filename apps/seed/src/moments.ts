import { AsyncLocalStorage } from 'node:async_hooks';
import type { Provider } from '@nestjs/common';
import { demoId, demoSecret } from '@kindling/demo/plan/ids';
import { SystemClock } from '@kindling/server/adapters/clock/system-clock';
import { RandomIds } from '@kindling/server/adapters/ids/random-ids';
import { Clock } from '@kindling/server/ports/clock';
import { Ids } from '@kindling/server/ports/ids';

interface Moment {
  now: Date;
  /** What happens, unlike anything else that does. */
  name: string;
  /** Handed out before all others. */
  firstId: string | undefined;
  made: number;
}

const storage = new AsyncLocalStorage<Moment>();

/**
 * Runs `fn` as if it happened at `now`: everything below it reads that time, and gets the ids that this name stands for.
 * Several moments may run beside each other.
 *
 * @param name always the same for the same act, so that its ids are the same in every installation
 * @param firstId given out first instead of one by the name
 */
export function at<T>(now: Date, name: string, fn: () => Promise<T>, firstId?: string): Promise<T> {
  return storage.run({ now, name, firstId, made: 0 }, fn);
}

/** The clock that seeding sets; outside of a moment it shows the time of another. */
class MomentClock extends Clock {
  constructor(private readonly otherwise: Clock) {
    super();
  }

  now(): Date {
    return storage.getStore()?.now ?? this.otherwise.now();
  }
}

/** Inside of a moment ids can be worked out, which is why the demo is never seeded in production. */
class MomentIds extends RandomIds {
  override next(): string {
    const moment = storage.getStore();
    if (!moment) return super.next();
    const { firstId } = moment;
    moment.firstId = undefined;
    return firstId ?? demoId(moment.name, 'id', moment.made++);
  }

  override secret(bytes?: number): string {
    const moment = storage.getStore();
    return moment ? demoSecret(moment.name, moment.made++, bytes) : super.secret(bytes);
  }
}

/** Clock and ids in place of the application's own, for `AppModule.forRoot`. */
export function momentPorts(otherwise: Clock = new SystemClock()): Provider[] {
  const clock = new MomentClock(otherwise);
  return [
    { provide: Clock, useValue: clock },
    { provide: Ids, useValue: new MomentIds(clock) },
  ];
}
