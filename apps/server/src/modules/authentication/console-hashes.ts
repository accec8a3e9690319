import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { KeyedHashes } from './keyed-hashes.js';

/** Keyed hashes of the console, which is over all brands: none of them is ever a brand's. */
@Injectable()
export class ConsoleHashes extends KeyedHashes {
  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super(environment);
  }

  protected override scoped(...parts: readonly string[]): string {
    return ['console', ...parts].join(':');
  }
}
