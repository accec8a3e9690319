import { Inject, Injectable } from '@nestjs/common';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { BrandExportsRepository } from './brand-exports.repository.js';
import { ExportParts } from './export-parts.js';

/** Files of brands whose time is over, their parts first. */
@Injectable()
@Sweep('brand exports')
export class SweepBrandExports implements Sweeps {
  constructor(
    @Inject(BrandExportsRepository) private readonly exports: BrandExportsRepository,
    @Inject(ExportParts) private readonly parts: ExportParts,
    @Inject(OneByOne) private readonly oneByOne: OneByOne,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    return this.oneByOne.end(await this.exports.expired(now, atMost), async ({ id }) => {
      const found = await this.exports.find(id);
      if (found) await this.parts.remove(found);
      await this.exports.delete(id);
    });
  }
}
