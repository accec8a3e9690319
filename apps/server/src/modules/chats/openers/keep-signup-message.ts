import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { memberSignedUp, type SignedUp } from '../../accounts/accounts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { bodyHash } from '../chat-rules.js';
import { MessageConcerns } from '../message-rules/message-concerns.js';
import { requireText } from '../messages/send-messages.js';
import { WriteMessage } from '../messages/write-message.js';

/**
 * Keeps the message that was written before the signup. It costs what every message costs, paid with the signup's
 * credits, and is delivered like every held one when the email is confirmed.
 */
@Injectable()
export class KeepSignupMessage {
  constructor(
    private readonly writeMessage: WriteMessage,
    private readonly messageConcerns: MessageConcerns,
    private readonly profiles: ProfilesApi,
  ) {}

  /** Listens after the profile and the wallet were made (`event-order.ts`); a refusal refuses the signup. */
  @OnEvent(memberSignedUp)
  async keep({ memberId, signupMessage }: SignedUp): Promise<void> {
    if (!signupMessage) return;
    const text = signupMessage.text.trim();
    requireText(text);
    const recipient = await this.profiles.visible(memberId, signupMessage.profileId);
    if (!recipient || recipient.id === memberId) throw problem('not_found');
    await this.profiles.lock(memberId, recipient.id);
    await this.writeMessage.write({
      senderId: memberId,
      recipientId: recipient.id,
      recipientName: recipient.name,
      recipientFictional: recipient.fictional,
      clientId: null,
      bodyHash: bodyHash({ kind: 'text', recipientId: recipient.id, replyToId: null, content: text }),
      content: { kind: 'text', text },
      replyToId: null,
      acknowledged: signupMessage.acknowledged,
      held: true,
      concerns: this.messageConcerns.of(text),
      asksManyForMoney: false,
    });
  }
}
