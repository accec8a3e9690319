import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limitOf, type Route, type RouteLimit } from '@kindling/contract/route';
import { limitRefusals } from '../../ground/measures.js';
import { problem } from '../../ground/problem.js';
import { tenantKey } from '../../ground/tenant-key.js';
import { KeyedTurns, TooManyTurns } from '../../ground/turns/keyed-turns.js';
import type { Caller } from '../caller.js';
import { clientNetwork } from './client-network.js';
import { Limits } from './limits.js';

interface Figures {
  /** In ten seconds, in this process: more than any hand can do, however fast it swipes. */
  burst: number;
  /**
   * In an hour, over all processes: more than any person does, however long they stay. Absent: as many as the bursts
   * allow.
   */
  hourly?: number;
  /** The turns of a caller that it shares. */
  line: keyof typeof atOnce;
}

/** Concurrent calls of one member in a process: together half of the connections. */
const atOnce = { write: 2, upload: 2, read: 6 } as const;

const burstSeconds = 10;
/** The requests of one page and some impatient clicks. */
const mayWait = 60;
/** `retry_after` for a caller with too many waiting calls. */
const retrySeconds = 2;

/** Per member. */
const figures: Readonly<Record<RouteLimit, Figures>> = {
  write: { burst: 120, line: 'write' },
  upload: { burst: 30, hourly: 200, line: 'upload' },
  read: { burst: 300, line: 'read' },
  search: { burst: 100, hourly: 1800, line: 'read' },
  count: { burst: 60, hourly: 1800, line: 'read' },
  profile: { burst: 60, hourly: 3600, line: 'read' },
};
/** One address may have many visitors. */
const visitorsOfNetwork = 5;

/**
 * The limits a call must pass before its handler runs. `address` is the client's: visitors are counted by their
 * network.
 */
export interface CallLimits {
  /**
   * Counts a call: an upload before its file is read, every other call within `run`.
   *
   * @throws Problem `rate_limited`
   */
  count(route: Route, caller: Caller, address: string): Promise<void>;

  /** @throws Problem `rate_limited`, and what `task` throws */
  run<T>(route: Route, caller: Caller, address: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Limits of every call as its route declares, per member or, for visitors, per network. They apply before the handler
 * takes a database connection, so that no single caller holds the connections of all (docs/decisions/0018-limits.md).
 */
@Injectable()
export class RouteLimits implements CallLimits {
  private readonly bursts = new Map<string, RateLimiterMemory>();
  private readonly turns = new Map<string, KeyedTurns>();

  constructor(private readonly limits: Limits) {}

  async count(route: Route, caller: Caller, address: string): Promise<void> {
    const counted = countedAs(route, caller, address);
    if (!counted) return;
    const { kind, key, times } = counted;
    const { burst, hourly } = figures[kind];
    await this.takeBurst(`${kind} of ${caller.kind}`, burst * times, tenantKey(key));
    if (hourly === undefined) return;
    const limit = { name: `hourly-${kind}-${caller.kind}`, points: hourly * times, seconds: 3600 };
    await this.limits.consume(limit, key);
  }

  async run<T>(route: Route, caller: Caller, address: string, task: () => Promise<T>): Promise<T> {
    const counted = countedAs(route, caller, address);
    if (!counted) return task();
    if (!route.upload) await this.count(route, caller, address);
    const { kind, key, times } = counted;
    const { line } = figures[kind];
    try {
      return await this.line(`${line} of ${caller.kind}`, atOnce[line] * times, times).pass(
        tenantKey(key),
        task,
      );
    } catch (error) {
      throw error instanceof TooManyTurns ? problem('rate_limited', { retry_after: retrySeconds }) : error;
    }
  }

  private async takeBurst(name: string, points: number, key: string): Promise<void> {
    let burst = this.bursts.get(name);
    if (!burst) {
      burst = new RateLimiterMemory({ points, duration: burstSeconds });
      this.bursts.set(name, burst);
    }
    try {
      await burst.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      limitRefusals.inc({ limit: name });
      throw problem('rate_limited', { retry_after: Math.ceil(error.msBeforeNext / 1000) });
    }
  }

  private line(name: string, most: number, times: number): KeyedTurns {
    let line = this.turns.get(name);
    if (!line) {
      line = new KeyedTurns(most, mayWait * times);
      this.turns.set(name, line);
    }
    return line;
  }
}

/** The key, figures and number of points of a call; undefined where the handler has its own limits. */
function countedAs(route: Route, caller: Caller, address: string) {
  const kind = limitOf(route);
  if (kind === 'own' || caller.kind === 'staff') return undefined;
  return caller.kind === 'member'
    ? { kind, key: caller.memberId, times: 1 }
    : { kind, key: clientNetwork(address), times: visitorsOfNetwork };
}
