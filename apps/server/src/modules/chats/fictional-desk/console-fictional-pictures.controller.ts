import { Controller } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import { getFictionalPicture } from '@kindling/contract/chats/calls/console-fictional-pictures';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { StaffPictures } from '../../console/staff/staff.api.js';
import { FictionalChats } from '../chats.api.js';
import { FictionalDeskCalls } from './fictional-desk-calls.js';
import { AnswerTurns } from './turns/answer-turns.js';

/**
 * Pictures that members sent to fictional profiles, for the staff member who holds the conversation. They are blurred
 * until asked for, as for members (trust 20), and each look at the clear one is audited.
 */
@Controller()
export class ConsoleFictionalPicturesController {
  constructor(
    private readonly answerTurns: AnswerTurns,
    private readonly fictionalChats: FictionalChats,
    private readonly fictionalDeskCalls: FictionalDeskCalls,
    private readonly staffPictures: StaffPictures,
  ) {}

  /** @throws Problem `desk_item_lost` when a colleague has the conversation */
  @Endpoint(getFictionalPicture)
  file({ params }: Input<typeof getFictionalPicture>, caller: StaffCaller, call: Call): Promise<Buffer> {
    const read = async () => {
      await this.fictionalDeskCalls.count('look', caller);
      const found = await this.fictionalChats.picture(params.file);
      if (!found) return undefined;
      await this.answerTurns.held(found.conversationId, caller);
      const bytes = await found.read();
      const seen = { subject: found.messageId, by: 'fictional' } as const;
      return bytes && ({ bytes, format: 'webp', ...(found.isClear ? { seen } : {}) } as const);
    };
    return this.staffPictures.show(params.tenant, caller, call, { keptFor: 0, read });
  }
}
