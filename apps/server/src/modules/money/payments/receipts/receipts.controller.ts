import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idPattern } from '@kindling/contract/paths/patterns';
import { problem } from '../../../../kernel/ground/problem.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Payers } from '../checkout/payers.js';
import { PaymentsRepository } from '../payments.repository.js';
import { drawReceipt } from './draw-receipt.js';
import { MakeReceipt } from './make-receipt.js';

/** Drawing one takes some milliseconds of the processor. */
const drawings = { name: 'receipts', points: 60, seconds: 3600 };

/** Receipts as PDF, drawn when they are asked for and stored nowhere. Not routes of the JSON contract. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly limits: Limits,
    private readonly texts: Texts,
    private readonly payers: Payers,
    private readonly payments: PaymentsRepository,
    private readonly makeReceipt: MakeReceipt,
  ) {}

  /** Whatever is wrong with the address or the session, the answer is that of an address that does not exist. */
  @Get('/receipts/:file')
  async show(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = file.endsWith('.pdf') ? file.slice(0, -4) : '';
    if (!idPattern.test(id) || !request.tenant) throw problem('not_found');
    const caller = await request.call.caller();
    if (caller.kind !== 'member') throw problem('not_found');
    await this.limits.consume(drawings, caller.memberId);
    const payment = await this.payments.findOwn(id, caller.memberId);
    const receipt = payment && (await this.makeReceipt.of(payment));
    if (!receipt) throw problem('not_found');
    const language = await this.payers.languageOf(caller.memberId);
    const pdf = await drawReceipt(receipt, language, this.texts.in(language));
    void reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${receipt.orderNumber}.pdf"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(pdf);
  }
}
