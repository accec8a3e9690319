import { Injectable } from '@nestjs/common';
import { gifts, type Gift } from '@kindling/contract/chats/gifts';
import type { sendGift } from '@kindling/contract/chats/calls/chats';
import type { Input } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { SendOnce, type SentAnswer } from './send-once.js';

/** A member sends a gift out of the brand's catalogue. */
@Injectable()
export class SendGift {
  constructor(private readonly sendOnce: SendOnce) {}

  /** What the brand offers, in its order. */
  catalogue(): Gift[] {
    return [...(TenantContext.current().settings.gifts ?? gifts)];
  }

  /** @throws Problem `gift_unavailable`, and what `SendOnce` throws */
  send(senderId: string, input: Input<typeof sendGift>['body']): Promise<SentAnswer> {
    const { gift } = input;
    const outgoing = {
      kind: 'gift' as const,
      recipientId: input.profile_id,
      replyToId: input.reply_to ?? null,
      content: gift,
      clientId: input.client_id,
      acknowledged: input.acknowledge_fictional ?? false,
    };
    return this.sendOnce.send(senderId, outgoing, {
      check: () => {
        if (!this.catalogue().includes(gift)) throw problem('gift_unavailable');
      },
      make: () => ({ kind: 'gift', gift }),
    });
  }
}
