import type { StaffBrowser } from '@kindling/contract/console/calls/staff-account';
import type { OpenStaffSession } from '../../../../kernel/sessions/staff-sessions.js';

/** A session as its owner, or an owner of the console, sees it. @param asking hash of the session that asks */
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
