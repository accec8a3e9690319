import { gauge } from '../ground/measures.js';

/** The relay turns four times a second; a slow database or a large batch takes seconds. */
const freshMs = 60_000;

const heartbeat = gauge(
  'worker_heartbeat_timestamp_seconds',
  'Last turn of the loop that hands side effects over; 0 where none has begun',
);
let lastAt: number | undefined;

/** The loop turned, whether it found something or not, or has begun. */
export function beat(): void {
  lastAt = performance.now();
  heartbeat.setToCurrentTime();
}

/** Whether this process's loop turned within the last minute; true in a process that has none. */
export function heartbeatIsFresh(): boolean {
  return lastAt === undefined || performance.now() - lastAt < freshMs;
}
