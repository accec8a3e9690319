import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/safety/calls/verification';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ChangeVerification } from './change-verification.js';
import { SendVerificationPhoto } from './send-verification-photo.js';

/** The member's own verified photo; each call answers its state. */
@Controller()
export class VerificationController {
  constructor(
    private readonly changeVerification: ChangeVerification,
    private readonly sendVerificationPhoto: SendVerificationPhoto,
  ) {}

  @Endpoint(routes.getVerification)
  get(
    _input: Input<typeof routes.getVerification>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.getVerification>> {
    return this.changeVerification.describe(memberId);
  }

  @Endpoint(routes.startVerification)
  start(
    _input: Input<typeof routes.startVerification>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.startVerification>> {
    return this.changeVerification.start(memberId);
  }

  @Endpoint(routes.sendVerificationPhoto)
  send(
    { body }: Input<typeof routes.sendVerificationPhoto>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.sendVerificationPhoto>> {
    return this.sendVerificationPhoto.send(
      memberId,
      Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      call.gone,
    );
  }

  @Endpoint(routes.withdrawVerification)
  withdraw(
    _input: Input<typeof routes.withdrawVerification>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.withdrawVerification>> {
    return this.changeVerification.withdraw(memberId);
  }
}
