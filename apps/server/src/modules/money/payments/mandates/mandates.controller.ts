import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getMandates,
  makeMandate,
  removeMandate,
  sendSmsCode,
} from '@kindling/contract/money/calls/mandates';
import type { Call } from '../../../../kernel/http/call.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { OfferedMethods } from '../bundles/offered-methods.js';
import { Payers } from '../checkout/payers.js';
import { debitDays, DirectDebits } from './direct-debits.js';
import { MakeMandate } from './make-mandate.js';
import { mandateShapeOf } from './mandate-shape.js';
import { Mandates } from './mandates.js';
import { MandatesRepository } from './mandates.repository.js';
import { SmsCodes } from './sms-codes.js';

@Controller()
export class MandatesController {
  constructor(
    private readonly offeredMethods: OfferedMethods,
    private readonly payers: Payers,
    private readonly directDebits: DirectDebits,
    private readonly smsCodes: SmsCodes,
    private readonly making: MakeMandate,
    private readonly mandates: Mandates,
    private readonly mandatesRepository: MandatesRepository,
  ) {}

  @Endpoint(getMandates)
  async getMandates(
    _input: Input<typeof getMandates>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof getMandates>> {
    const standing = await this.mandatesRepository.standingOf(memberId);
    const account = standing.find(({ kind }) => kind === 'account');
    return {
      mandates: standing.map(mandateShapeOf),
      direct_debit: {
        creditor_id: await this.directDebits.creditorId(),
        ...(await this.directDebits.standing(memberId, account)),
        days: debitDays,
      },
    };
  }

  @Endpoint(sendSmsCode)
  async sendSmsCode(
    { body }: Input<typeof sendSmsCode>,
    { memberId }: MemberCaller,
    { request }: Call,
  ): Promise<Answer<typeof sendSmsCode>> {
    const country = await this.payers.countryOf(memberId, request);
    await this.offeredMethods.providerOf('sdd', country);
    await this.directDebits.requireUnblocked(memberId, null);
    const language = await this.payers.languageOf(memberId);
    const { address } = request;
    await this.smsCodes.send({ memberId, typed: body.mobile, country, address, language });
    return { done: true };
  }

  @Endpoint(makeMandate)
  async makeMandate(
    { body }: Input<typeof makeMandate>,
    { memberId }: MemberCaller,
    { request }: Call,
  ): Promise<Answer<typeof makeMandate>> {
    const { client_id: clientId, house_number: houseNumber, sms_code: smsCode, ...form } = body;
    const country = await this.payers.countryOf(memberId, request);
    const mandate = await this.making.make({ memberId, clientId, houseNumber, smsCode, country, ...form });
    return { mandate: mandateShapeOf(mandate) };
  }

  @Endpoint(removeMandate)
  async removeMandate(
    { params }: Input<typeof removeMandate>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof removeMandate>> {
    await this.mandates.endOwn(params.id, memberId);
    return { done: true };
  }
}
