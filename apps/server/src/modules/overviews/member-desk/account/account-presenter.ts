import { Injectable } from '@nestjs/common';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { MemberSessions } from '../../../../kernel/sessions/member-sessions.js';
import { EndLockout, SentMails, type AccountRecord } from '../../../accounts/accounts.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';

const mailsShown = 100;

/** Support's view of an account: its sessions, mails and consents. In the current brand. */
@Injectable()
export class AccountPresenter {
  constructor(
    private readonly consents: ConsentsApi,
    private readonly endLockout: EndLockout,
    private readonly memberSessions: MemberSessions,
    private readonly sentMails: SentMails,
  ) {}

  async of(account: AccountRecord): Promise<NonNullable<MemberPage['account']>> {
    const { id, email, language, mailRefusedAt, notificationsDisabled } = account;
    const [sessions, mails, consents, lockedUntil] = await Promise.all([
      this.memberSessions.list(id),
      this.sentMails.ofMember(id, mailsShown),
      this.consents.all(id),
      this.endLockout.until(account),
    ]);
    return {
      ...{ email, language, mail_refused_at: mailRefusedAt?.toISOString() ?? null },
      locked_until: lockedUntil?.toISOString() ?? null,
      sessions: sessions.map((session) => ({
        ...{ id: session.id, user_agent: session.userAgent, country: session.country },
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt?.toISOString() ?? null,
      })),
      mails: mails.map(({ id: mailId, kind, state, triedAt }) => ({
        ...{ id: mailId, kind, state, at: triedAt.toISOString() },
      })),
      consents: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
        ...{ kind, version, given_at: givenAt.toISOString() },
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      })),
      notifications_disabled: notificationsDisabled,
    };
  }
}
