import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limitOf, type Route, type RouteLimit } from '@kindling/contract/route';
import { problem } from '../../ground/problem.js';
import { tenantKey } from '../../ground/tenant-key.js';
import { KeyedTurns, TooManyTurns } from '../../ground/turns/keyed-turns.js';
import type { Caller } from '../caller.js';
import { clientNetwork } from './client-network.js';
import { Limits } from './limits.js';

interface Figures {
  /** In ten seconds, in this process: what no hand does, however fast it swipes. */
  burst: number;
  /** In an hour, over all processes: what no person does, however long they stay. Absent: as many as the bursts allow. */
  hourly?: number;
  /** With what it shares the turns of one caller. */
  line: keyof typeof atOnce;
}

/** Calls of one member that are under way in a process: together half of the connections. */
const atOnce = { write: 2, upload: 2, read: 6 } as const;

const burstSeconds = 10;
/** What one page and a few impatient fingers ask for at once. */
const mayWait = 60;
/** `retry_after` for a caller with too many calls waiting already. */
const retrySeconds = 2;

/** Of one member. */
const figures: Readonly<Record<RouteLimit, Figures>> = {
  write: { burst: 120, line: 'write' },
  upload: { burst: 30, hourly: 200, line: 'upload' },
  read: { burst: 300, line: 'read' },
  search: { burst: 100, hourly: 1800, line: 'read' },
  count: { burst: 60, hourly: 1800, line: 'read' },
  profile: { burst: 60, hourly: 3600, line: 'read' },
};
/** Behind one address are many visitors. */
const visitorsOfNetwork = 5;

/** What a call gets past before its handler runs. `address` is the client's: visitors are counted by their network. */
export interface CallLimits {
  /**
   * Counts a call: of files before one is read, of all others with `run`.
   *
   * @throws Problem `rate_limited`
   */
  count(route: Route, caller: Caller, address: string): Promise<void>;

  /** @throws Problem `rate_limited`, and what `task` throws */
  run<T>(route: Route, caller: Caller, address: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Limits of every call by what its route declares, per member or, for visitors, per network. They are taken before the
 * handler takes a connection of the database, so that nobody alone holds the connections of all
 * (docs/decisions/0018-limits.md).
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

/** Whom a call is counted for, with whose figures how often; undefined where the handler has limits of its own. */
function countedAs(route: Route, caller: Caller, address: string) {
  const kind = limitOf(route);
  if (kind === 'own' || caller.kind === 'staff') return undefined;
  return caller.kind === 'member'
    ? { kind, key: caller.memberId, times: 1 }
    : { kind, key: clientNetwork(address), times: visitorsOfNetwork };
}
