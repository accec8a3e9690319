import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { paymentsForgotten } from '../../payments/payments.api.js';
import { DifferencesRepository } from './differences.repository.js';

/** What was noted of an erased member's payments goes with them. */
@Injectable()
export class ForgetDifferences {
  constructor(private readonly differences: DifferencesRepository) {}

  @OnEvent(paymentsForgotten)
  forget({ names }: { names: readonly string[] }): Promise<void> {
    return this.differences.forget(names);
  }
}
