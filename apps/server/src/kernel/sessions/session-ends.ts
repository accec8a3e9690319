import { z } from 'zod';
import { defineChannel } from '../broadcast/broadcast.js';

/** Sessions of a member ended; subscribers ask `MemberSessions.stillOpen` which are still open. */
export const sessionsEnded = defineChannel(
  'sessions-ended',
  z.strictObject({ tenantId: z.string(), memberId: z.string() }),
);
