import * as routes from '@kindling/contract/profiles/calls/consents';
import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ChangeConsent } from './change-consent.js';
import { ConsentRecord } from './consent-record.js';

type ConsentsAnswer = Answer<typeof routes.getConsents>;

@Controller()
export class ConsentsController {
  constructor(
    private readonly consentRecord: ConsentRecord,
    private readonly changeConsent: ChangeConsent,
  ) {}

  @Endpoint(routes.getConsents)
  async getConsents(
    _input: Input<typeof routes.getConsents>,
    { memberId }: MemberCaller,
  ): Promise<ConsentsAnswer> {
    return this.answer(memberId);
  }

  @Endpoint(routes.giveConsent)
  async giveConsent(
    { body }: Input<typeof routes.giveConsent>,
    { memberId }: MemberCaller,
  ): Promise<ConsentsAnswer> {
    await this.changeConsent.give(memberId, body.kind);
    return this.answer(memberId);
  }

  @Endpoint(routes.withdrawConsent)
  async withdrawConsent(
    { params }: Input<typeof routes.withdrawConsent>,
    { memberId }: MemberCaller,
  ): Promise<ConsentsAnswer> {
    await this.changeConsent.withdraw(memberId, params.kind);
    return this.answer(memberId);
  }

  private async answer(memberId: string): Promise<ConsentsAnswer> {
    return { consents: await this.consentRecord.newest(memberId) };
  }
}
