import { Injectable } from '@nestjs/common';
import type { FraudMark } from '@kindling/contract/safety/fraud-marks';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import type { MarkKey } from './traces.repository.js';

/** Names marks without storing them: nobody reads or guesses one in a dump, and no two brands have the same. */
@Injectable()
export class MarkKeys {
  constructor(private readonly keyedHashes: KeyedHashes) {}

  of(kind: FraudMark, value: string): MarkKey {
    return { kind, mark: this.keyedHashes.seal('trace', kind, value).toString('base64url') };
  }
}
