import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import type { Outgoing } from './send-queue';

/** Sends a message of whatever kind. @throws ApiProblem */
export function sendMessage(message: Outgoing): Promise<AnswerOf<'sendMessage'>> {
  const { clientId, to, text, gift, replyTo, acknowledged } = message;
  const body = {
    client_id: clientId,
    profile_id: to.id,
    ...(replyTo && { reply_to: replyTo.id }),
    ...(acknowledged && { acknowledge_fictional: true }),
  };
  if (gift) return browserApi()('sendGift', { body: { ...body, gift } });
  return browserApi()('sendMessage', { body: { ...body, text } });
}
