import type { ServerEvent, ServerEventName } from '@kindling/contract/chats/live';
import type { Realtime } from '../../../ports/realtime.js';

/** Sends to a room what the contract says of the event. */
export function sendLive<N extends ServerEventName>(
  realtime: Realtime,
  room: string,
  event: N,
  payload: ServerEvent<N>,
): void {
  realtime.publish(room, event, payload);
}
