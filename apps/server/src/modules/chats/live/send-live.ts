import type { ServerEvent, ServerEventName } from '@kindling/contract/chats/live';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import type { Realtime } from '../../../ports/realtime.js';

/** What all open pages of a member of the current brand listen to. */
export function memberRoom(memberId: string): string {
  return tenantKey('member', memberId);
}

/** Sends to a room what the contract says of the event. */
export function sendLive<N extends ServerEventName>(
  realtime: Realtime,
  room: string,
  event: N,
  payload: ServerEvent<N>,
): void {
  realtime.publish(room, event, payload);
}
