import { Injectable } from '@nestjs/common';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { MarksRepository } from './marks.repository.js';

/** For who uploads a logo today and saves the form tomorrow. */
const keptMs = 2 * 24 * 3_600_000;

/** Pictures that were uploaded and never saved with a brand. */
@Injectable()
@Sweep('unnamed marks')
export class SweepUnnamedMarks implements Sweeps {
  constructor(private readonly marks: MarksRepository) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.marks.endUnnamed(new Date(now.getTime() - keptMs), atMost);
  }
}
