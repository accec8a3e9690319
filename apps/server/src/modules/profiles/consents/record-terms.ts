import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { memberSignedUp } from '../../accounts/accounts.api.js';
import { ConsentRecord } from './consent-record.js';

/** Whoever signs up agrees to the terms of that day. */
@Injectable()
export class RecordTerms {
  constructor(private readonly consentRecord: ConsentRecord) {}

  @OnEvent(memberSignedUp)
  async note({ memberId }: { memberId: string }): Promise<void> {
    await this.consentRecord.give(memberId, 'terms');
  }
}
