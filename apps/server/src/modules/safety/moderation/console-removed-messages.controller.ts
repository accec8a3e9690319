import { Controller } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import { getRemovedMessagePicture } from '@kindling/contract/safety/calls/console-removed-messages';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { MessageModeration } from '../../chats/chats.api.js';
import { StaffPictures } from '../../console/staff/staff.api.js';

/** Pictures of messages that were removed, on the console's own host and only for staff who decide appeals. */
@Controller()
export class ConsoleRemovedMessagesController {
  constructor(
    private readonly messageModeration: MessageModeration,
    private readonly staffPictures: StaffPictures,
  ) {}

  @Endpoint(getRemovedMessagePicture)
  file({ params }: Input<typeof getRemovedMessagePicture>, caller: StaffCaller, call: Call): Promise<Buffer> {
    const read = async () => {
      const found = await this.messageModeration.removedPicture(params.file);
      if (!found) return undefined;
      const seen = { subject: found.messageId, by: 'appeal' } as const;
      return { bytes: found.webp, format: 'webp', seen } as const;
    };
    return this.staffPictures.show(params.tenant, caller, call, { keptFor: 0, read });
  }
}
