import { z } from 'zod';
import { defineChannel } from '../broadcast/broadcast.js';

/** Sessions of a member ended; which are still open, whoever needs to know asks `MemberSessions.stillOpen`. */
export const sessionsEnded = defineChannel(
  'sessions-ended',
  z.strictObject({ tenantId: z.string(), memberId: z.string() }),
);
