import type { StaffBrowser } from '@kindling/contract/console/calls/staff-account';
import type { OpenStaffSession } from '../../../../kernel/sessions/staff-sessions.js';

/**
 * A session as shown to its staff member, or to an owner of the console.
 * @param asking hash of the session of this request
 */
export function tellBrowser(session: OpenStaffSession, asking: string): StaffBrowser {
  return {
    id: session.id,
    user_agent: session.userAgent,
    country: session.country,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt?.toISOString() ?? null,
    expires_at: session.expiresAt.toISOString(),
    current: session.sessionHash === asking,
  };
}
