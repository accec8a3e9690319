import { Injectable } from '@nestjs/common';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import { MemberSessions, type OpenSession } from '../../../kernel/sessions/member-sessions.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { PasskeysRepository, type StoredPasskey } from '../core/passkeys.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';

/** What accounts know of a member, for them to take along; no hash and no token. */
export interface AccountExport {
  account: Pick<
    StoredAccount,
    | 'email'
    | 'status'
    | 'language'
    | 'signupStep'
    | 'signupDate'
    | 'confirmedAt'
    | 'notificationsDisabled'
    | 'readMarks'
    | 'mailRefusedAt'
    | 'mailRefusal'
    | 'signupPage'
  > & { trafficSource: TrafficSource | null; mailChanges: { email: string; leftEmail: string | null }[] };
  sessions: Pick<
    OpenSession,
    'userAgent' | 'openedBy' | 'country' | 'createdAt' | 'lastSeenAt' | 'expiresAt'
  >[];
  passkeys: Pick<StoredPasskey, 'name' | 'host' | 'backedUp' | 'createdAt' | 'lastUsedAt'>[];
}

@Injectable()
export class ExportAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mailChanges: MailChangesRepository,
    private readonly memberSessions: MemberSessions,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /** @throws Error when there is no such account */
  async export(memberId: string): Promise<AccountExport> {
    const [account, changes, sessions, passkeys] = await Promise.all([
      this.accounts.find(memberId),
      this.mailChanges.ofAccount(memberId),
      this.memberSessions.list(memberId),
      this.passkeys.ofAccount(memberId),
    ]);
    if (!account) throw new Error('There is no account to export');
    const { email, status, language, signupStep, signupDate, confirmedAt } = account;
    const { trafficSource, signupPage, notificationsDisabled, readMarks } = account;
    const { mailRefusedAt, mailRefusal } = account;
    const facts = { email, status, language, signupStep, signupDate, confirmedAt };
    return {
      account: {
        ...facts,
        notificationsDisabled,
        readMarks,
        mailRefusedAt,
        mailRefusal,
        trafficSource,
        signupPage,
        mailChanges: changes,
      },
      sessions: sessions.map(({ id: _id, sessionHash: _hash, ...session }) => session),
      passkeys: passkeys.map(({ name, host, backedUp, createdAt, lastUsedAt }) => ({
        ...{ name, host, backedUp, createdAt, lastUsedAt },
      })),
    };
  }
}
