import { Injectable } from '@nestjs/common';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { BrandExportsRepository } from './brand-exports.repository.js';
import { ExportParts } from './export-parts.js';

/** Deletes expired files of brands, their parts first. */
@Injectable()
@Sweep('brand exports')
export class SweepBrandExports implements Sweeps {
  constructor(
    private readonly brandExports: BrandExportsRepository,
    private readonly exportParts: ExportParts,
    private readonly oneByOne: OneByOne,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    return this.oneByOne.end(await this.brandExports.expired(now, atMost), async ({ id }) => {
      const found = await this.brandExports.find(id);
      if (found) await this.exportParts.remove(found);
      await this.brandExports.delete(id);
    });
  }
}
