import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limitOf, type Route, type RouteLimit } from '@kindling/contract/route';
import { KeyedTurns, TooManyTurns } from '../keyed-turns.js';
import { tenantKey } from '../tenancy/tenant-key.js';
import type { Caller } from './caller.js';
import { clientNetwork } from './client-network.js';
import { Limits } from './limits.js';
import { problem } from './problem.js';

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
/** How soon somebody comes back for whom so many wait already. */
const retrySeconds = 2;

/** Of one member. */
const figures: Readonly<Record<RouteLimit, Figures>> = {
  write: { burst: 120, line: 'write' },
  upload: { burst: 30, line: 'upload' },
  read: { burst: 300, line: 'read' },
  search: { burst: 100, hourly: 1800, line: 'read' },
  profile: { burst: 60, hourly: 3600, line: 'read' },
};
/** Behind one address are many visitors. */
const visitorsOfNetwork = 5;

/** What a call gets past before its handler runs. */
export interface CallLimits {
  /**
   * @param address the client's, as visitors are counted by their network
   * @throws Problem `rate_limited`, and what `task` throws
   */
  run<T>(route: Route, caller: Caller, address: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Limits of every call by what its route declares, per member or, for visitors, per network. They are taken before the
 * handler takes a connection of the database, so that nobody alone holds the connections of all
 * (docs/decisions/0026-who-waits-when-many-come.md).
 */
@Injectable()
export class RouteLimits implements CallLimits {
  private readonly bursts = new Map<string, RateLimiterMemory>();
  private readonly turns = new Map<string, KeyedTurns>();

  constructor(@Inject(Limits) private readonly limits: Limits) {}

  async run<T>(route: Route, caller: Caller, address: string, task: () => Promise<T>): Promise<T> {
    const kind = limitOf(route);
    if (kind === 'own' || caller.kind === 'staff') return task();
    const isMember = caller.kind === 'member';
    const key = isMember ? caller.memberId : clientNetwork(address);
    const { burst, hourly, line } = figures[kind];
    const times = isMember ? 1 : visitorsOfNetwork;
    await this.takeBurst(`${kind} of ${caller.kind}`, burst * times, tenantKey(key));
    if (hourly !== undefined) {
      const limit = { name: `hourly-${kind}-${caller.kind}`, points: hourly * times, seconds: 3600 };
      await this.limits.consume(limit, key);
    }
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
