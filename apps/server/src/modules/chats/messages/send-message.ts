import { Injectable } from '@nestjs/common';
import type { sendMessage } from '@kindling/contract/chats/calls/chats';
import type { Input } from '@kindling/contract/route';
import { maxMessageBytes, textBytes, textLength } from '@kindling/contract/text/text-length';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { SendOnce, type SentAnswer } from './send-once.js';

/** A member sends a text (decisions §6). */
@Injectable()
export class SendMessage {
  constructor(private readonly sendOnce: SendOnce) {}

  /**
   * However often it comes, one `client_id` is one message, one charge and one answer.
   *
   * @throws Problem what `requireText` and `SendOnce` throw
   */
  send(senderId: string, input: Input<typeof sendMessage>['body']): Promise<SentAnswer> {
    const text = input.text.trim();
    const outgoing = {
      kind: 'text' as const,
      recipientId: input.profile_id,
      replyToId: input.reply_to ?? null,
      content: text,
      clientId: input.client_id,
      acknowledged: input.acknowledge_fictional ?? false,
    };
    return this.sendOnce.send(senderId, outgoing, {
      check: () => requireText(text),
      make: () => ({ kind: 'text', text }),
    });
  }
}

/** @throws Problem `validation_failed`, `message_too_long`, `message_too_large`: a text that the brand does not take */
export function requireText(text: string): void {
  if (text === '') throw fieldProblems({ text: 'required' });
  if (textBytes(text) > maxMessageBytes) throw problem('message_too_large');
  if (textLength(text) > TenantContext.current().settings.message_length) throw problem('message_too_long');
}
