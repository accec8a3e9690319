import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { likeWindowMs } from '../like-rules.js';

const takenBackLikes = {
  table: 'taken_back_like',
  key: ['tenant_id', 'liker_id', 'liked_id'],
  where: 'taken_back_at <= :before',
  order: 'taken_back_at',
};

/** Likes that were taken back a day ago: nothing is reckoned by them any more. */
@Injectable()
@Sweep('taken back likes')
export class SweepTakenBackLikes implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(takenBackLikes, { before: new Date(now.getTime() - likeWindowMs) }, atMost);
  }
}
