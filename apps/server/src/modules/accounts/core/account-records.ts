import { Injectable } from '@nestjs/common';
import { marketingKinds } from '@kindling/contract/mails/notification-kinds';
import { AccountsRepository, type StoredAccount } from './accounts.repository.js';

/** An account as support sees it, in whatever state; no hash and no token. */
export type AccountRecord = Pick<
  StoredAccount,
  | 'id'
  | 'email'
  | 'status'
  | 'language'
  | 'signupDate'
  | 'confirmedAt'
  | 'deletedAt'
  | 'mailRefusedAt'
  | 'bannedBy'
> & { notificationsDisabled: NonNullable<StoredAccount['notificationsDisabled']> };

/** Accounts for the desks of staff, deleted and banned ones too. Whether they may see them is the caller's to know. */
@Injectable()
export class AccountRecords {
  constructor(private readonly accounts: AccountsRepository) {}

  /** @returns undefined once it is erased, and for a fictional profile, which has none */
  async find(memberId: string): Promise<AccountRecord | undefined> {
    const stored = await this.accounts.find(memberId);
    return stored && recordOf(stored);
  }

  /** Locks it until the transaction ends. */
  async lock(memberId: string): Promise<AccountRecord | undefined> {
    const stored = await this.accounts.findForUpdate(memberId);
    return stored && recordOf(stored);
  }

  /** Those that there are, by id. */
  async all(memberIds: readonly string[]): Promise<ReadonlyMap<string, AccountRecord>> {
    const rows = await this.accounts.findAll(memberIds);
    return new Map(rows.map((row) => [row.id, recordOf(row)]));
  }
}

function recordOf(stored: StoredAccount): AccountRecord {
  const { id, email, status, language, signupDate, confirmedAt, deletedAt, mailRefusedAt, bannedBy } = stored;
  return {
    ...{ id, email, status, language, signupDate, confirmedAt, deletedAt, mailRefusedAt, bannedBy },
    notificationsDisabled: stored.notificationsDisabled ?? [...marketingKinds],
  };
}
