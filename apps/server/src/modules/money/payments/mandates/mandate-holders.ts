import { Injectable } from '@nestjs/common';
import { MandatesRepository } from './mandates.repository.js';
import { SmsCodes } from './sms-codes.js';

/** Who confirmed a mandate by a code to a telephone number. Numbers are kept as keyed hashes, so only a whole one finds them. */
@Injectable()
export class MandateHolders {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly smsCodes: SmsCodes,
  ) {}

  /** @returns members of the current brand; nobody for what is no number of a country that it serves */
  async of(number: string, atMost: number): Promise<string[]> {
    const hash = this.smsCodes.hashOfNumber(number, null);
    return hash === undefined ? [] : this.mandates.membersOfMobile(hash, atMost);
  }
}
