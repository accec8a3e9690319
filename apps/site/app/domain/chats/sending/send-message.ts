import type { AnswerOf } from '../../../shared/api/api-query';
import { sendPicture } from '../../photos/sending/send-picture';
import { browserApi } from '../../../shared/api/browser-api';
import type { Outgoing } from './send-queue';

/**
 * Sends a message of any kind.
 *
 * @param onProgress called with the part of a picture that was sent, 0 to 1
 * @throws ApiProblem
 */
export function sendMessage(
  message: Outgoing,
  onProgress: (part: number) => void,
): Promise<AnswerOf<'sendMessage'>> {
  const { clientId, to, text, gift, picture, replyTo, acknowledged, isSure, payment } = message;
  const place = { client_id: clientId, profile_id: to.id, ...(replyTo && { reply_to: replyTo.id }) };
  if (picture) {
    const query = { ...place, ...(acknowledged && { acknowledge_fictional: 'true' }) };
    return sendPicture('sendChatPhoto', picture.file, { query, onProgress });
  }
  const body = {
    ...place,
    ...(acknowledged && { acknowledge_fictional: true }),
    // Nobody looks while it goes out by itself: not at a price that its author did not see.
    ...(payment && { at_most: payment.atMost }),
  };
  if (gift) return browserApi()('sendGift', { body: { ...body, gift } });
  return browserApi()('sendMessage', { body: { ...body, text, ...(isSure && { sure: true }) } });
}
