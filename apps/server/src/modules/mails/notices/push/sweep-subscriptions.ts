import { Injectable } from '@nestjs/common';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { PushSubscriptionsRepository, type BrowserKey } from './push-subscriptions.repository.js';

/**
 * Deletes subscriptions whose session has ended, of members who never came back, or whose host has left the brand. No index knows them, so the sweep walks
 * over the table, a piece in each round, and begins anew at its end.
 */
@Injectable()
@Sweep('push subscriptions')
export class SweepSubscriptions implements Sweeps {
  private reached: BrowserKey | undefined;

  constructor(private readonly pushSubscriptions: PushSubscriptionsRepository) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const page = await this.pushSubscriptions.page(this.reached, now, atMost);
    await this.pushSubscriptions.delete(page.filter(({ isOpen }) => !isOpen));
    this.reached = page.length < atMost ? undefined : page.at(-1);
    return page.length;
  }
}
