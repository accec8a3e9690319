import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import type { MailRefusal } from '@kindling/contract/mails/mail-domain';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { PageName } from '@kindling/contract/pages';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import type { SeenRow } from '../../../kernel/database/seen-row.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { PageReads } from '../../../kernel/pages/page-reads.js';
import { AccountEntity, type AccountStatus } from './account.entity.js';

export interface NewAccount {
  id: string;
  email: string;
  /** Whether the address becomes this account's alone at once. */
  claims: boolean;
  passwordHash: string;
  language: Language;
  trafficSource: TrafficSource | null;
  signupPage: PageName | null;
  signupDate: Date;
}

/** Every page that a member opens reads these, and each login: raw, as TypeORM's entities cost more than their rows. */
const stored = columnsBut(AccountEntity, ['tenantId', 'claimedEmail']);
const idOnly = columnsOf(AccountEntity, ['id']);
const accountKey = columnsOf(AccountEntity, ['tenantId', 'id'], 'a');

export type StoredAccount = RowOf<typeof stored>;

export interface AbandonedTimes {
  now: Date;
  /** Signed up before. */
  signedUpBefore: Date;
  /** Its links ended before. */
  linksBefore: Date;
}

/** Never confirmed, no session open, no link that is open or ended lately (docs/decisions/0012-personal-data.md). */
const abandoned = `a.status = 'not_confirmed' AND a.signup_date < :signedUpBefore
  AND NOT EXISTS (SELECT 1 FROM session s
                   WHERE s.tenant_id = a.tenant_id AND s.member_id = a.id AND s.expires_at > :now)
  AND NOT EXISTS (SELECT 1 FROM mailed_link l
                   WHERE l.tenant_id = a.tenant_id AND l.account_id = a.id AND l.expires_at > :linksBefore)`;

@Injectable()
export class AccountsRepository {
  private readonly rows: TenantRepository<AccountEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, AccountEntity);
  }

  /** Confirmed accounts that signed up within a time, by id behind one. */
  async signedUpWithin(
    { from, until }: { from: Date; until: Date },
    after: string | null,
    atMost: number,
  ): Promise<string[]> {
    const rows = await this.database.rows(
      idOnly,
      `SELECT ${idOnly.list} FROM account
        WHERE tenant_id = :tenant AND status = 'active' AND signup_date >= :from AND signup_date < :until
          AND id > :after
        ORDER BY id LIMIT :atMost`,
      { from, until, after: after ?? '', atMost },
    );
    return rows.map(({ id }) => id);
  }

  find(id: string): Promise<StoredAccount | undefined> {
    return PageReads.once(`account ${id}`, () => this.read(id, ''));
  }

  /** Accounts in whatever state. */
  async findAll(ids: readonly string[]): Promise<StoredAccount[]> {
    if (ids.length === 0) return [];
    return this.database.rows(
      stored,
      `SELECT ${stored.list} FROM account WHERE tenant_id = :tenant AND id IN (:ids)`,
      { ids },
    );
  }

  /** An account that is neither deleted nor banned, as long as its password is the one that was seen. */
  seen({ id, passwordHash }: Pick<StoredAccount, 'id' | 'passwordHash'>): SeenRow {
    return {
      from: `account a WHERE a.tenant_id = :tenant AND a.id = :seenAccount AND a.password_hash = :seenPassword
               AND a.status <> 'deleted' AND a.banned_by IS NULL`,
      parameters: { seenAccount: id, seenPassword: passwordHash },
    };
  }

  /** Locks the account until the transaction ends. */
  findForUpdate(id: string): Promise<StoredAccount | undefined> {
    return this.read(id, 'FOR UPDATE');
  }

  private async read(id: string, locking: '' | 'FOR UPDATE'): Promise<StoredAccount | undefined> {
    const [row] = await this.database.rows(
      stored,
      `SELECT ${stored.list} FROM account WHERE tenant_id = :tenant AND id = :id ${locking}`,
      { id },
    );
    return row;
  }

  /** The account that confirmed an address, also while it is deleted: until it is erased the address is its own. */
  findOwner(email: string): Promise<StoredAccount | undefined> {
    return this.rows.findOne({ email, confirmedAt: Not(IsNull()) });
  }

  /**
   * Accounts of an address in the order in which a password or a reset is for them: its owner, the one that claims it, then
   * the unconfirmed ones, the newest first, and of these the deleted ones last.
   */
  findOfAddress(email: string, atMost: number): Promise<StoredAccount[]> {
    return this.database.rows(
      stored,
      `SELECT ${stored.list} FROM account WHERE tenant_id = :tenant AND email = :email
        ORDER BY confirmed_at IS NULL, status = 'deleted', claimed_email IS NULL, signup_date DESC, id DESC
        LIMIT :atMost`,
      { email, atMost },
    );
  }

  /** @returns false when the account claims an address that is another's */
  async insert({ claims, ...account }: NewAccount): Promise<boolean> {
    try {
      await this.rows.insert({
        ...account,
        claimedEmail: claims ? account.email : null,
        status: 'not_confirmed',
        passwordVersion: 0,
        notificationsDisabled: null,
        readMarks: true,
        signupStep: 1,
        confirmedAt: null,
        deletedAt: null,
        bannedBy: null,
      });
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_account_claimed_email')) return false;
      throw error;
    }
  }

  /**
   * Takes the claim from accounts that did not confirm the address, of those made before `before` if given. It looks
   * before it writes: an UPDATE that finds no row locks the gap where the address would be, and two signups at once,
   * each with such a lock, would keep each other from writing theirs there.
   */
  async releaseUnconfirmedClaims(email: string, before?: Date): Promise<void> {
    const claiming = await this.database.rows(
      idOnly,
      `SELECT ${idOnly.list} FROM account
        WHERE tenant_id = :tenant AND claimed_email = :email AND confirmed_at IS NULL
          ${before ? 'AND signup_date < :before' : ''}`,
      before ? { email, before } : { email },
    );
    for (const { id } of claiming) {
      await this.rows.update({ id, confirmedAt: IsNull() }, { claimedEmail: null });
    }
  }

  /** Notes that an address takes no mail. */
  async setMailRefused(email: string, mailRefusal: MailRefusal, at: Date): Promise<void> {
    await this.rows.update({ email, mailRefusedAt: IsNull() }, { mailRefusedAt: at, mailRefusal });
  }

  /** Forgets that an address took no mail, in all accounts with it. */
  async clearMailRefused(email: string): Promise<void> {
    await this.rows.update(
      { email, mailRefusedAt: Not(IsNull()) },
      { mailRefusedAt: null, mailRefusal: null },
    );
  }

  /** @returns false when another account confirmed the address first */
  async activate(account: Pick<StoredAccount, 'id' | 'email'>, at: Date): Promise<boolean> {
    try {
      const changed = await this.rows.update(
        { id: account.id, status: 'not_confirmed' },
        { status: 'active', claimedEmail: account.email, confirmedAt: at, mailRefusedAt: null },
      );
      return changed === 1;
    } catch (error) {
      if (isDuplicate(error, 'uq_account_claimed_email')) return false;
      throw error;
    }
  }

  /** @returns false when the account is gone or deleted already */
  async markDeleted(id: string, at: Date): Promise<boolean> {
    const status = In<AccountStatus>(['not_confirmed', 'active']);
    return (await this.rows.update({ id, status }, { status: 'deleted', deletedAt: at })) === 1;
  }

  /** @param restrictionId which restriction bans it; null for none any more */
  async setBannedBy(id: string, restrictionId: string | null): Promise<void> {
    await this.rows.update({ id }, { bannedBy: restrictionId });
  }

  /** Makes a deleted account again what it was. */
  async restore({ id, confirmedAt }: Pick<StoredAccount, 'id' | 'confirmedAt'>): Promise<void> {
    const status = confirmedAt === null ? 'not_confirmed' : 'active';
    await this.rows.update({ id, status: 'deleted' }, { status, deletedAt: null });
  }

  /** Whether an unconfirmed account is abandoned. See `abandoned`. */
  async isAbandoned(id: string, times: AbandonedTimes): Promise<boolean> {
    const rows = await this.database.select(
      `SELECT a.id FROM account a WHERE a.tenant_id = :tenant AND a.id = :id AND ${abandoned}`,
      { id, ...times },
    );
    return rows.length > 0;
  }

  /** Such accounts over all brands, after a place in their order. Call it across brands. */
  findAbandoned(times: AbandonedTimes, atMost: number): Promise<RowOf<typeof accountKey>[]> {
    return this.database.rows(
      accountKey,
      `SELECT ${accountKey.list} FROM account a
        WHERE ${abandoned} ORDER BY a.signup_date, a.tenant_id, a.id LIMIT :atMost`,
      { ...times, atMost },
    );
  }

  async erase(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async isClaimed(email: string): Promise<boolean> {
    return (await this.rows.count({ claimedEmail: email })) > 0;
  }

  /**
   * Gives an account an address that its mailbox confirmed.
   *
   * @param change its password is the account's own, hashed for the new address
   * @returns false when another account has the address, or this one is none that can have it
   */
  async changeEmail(
    id: string,
    change: Pick<StoredAccount, 'email' | 'passwordHash' | 'confirmedAt'>,
  ): Promise<boolean> {
    try {
      const changed = await this.rows.update(
        { id, status: In<AccountStatus>(['not_confirmed', 'active']) },
        { ...change, claimedEmail: change.email, status: 'active', mailRefusedAt: null },
      );
      return changed === 1;
    } catch (error) {
      if (isDuplicate(error, 'uq_account_claimed_email')) return false;
      throw error;
    }
  }

  /** @returns false when the account is gone, or its password is another than it was by now */
  async setPassword(
    before: Pick<StoredAccount, 'id' | 'passwordHash' | 'passwordVersion'>,
    passwordHash: string,
  ): Promise<boolean> {
    const changed = { passwordHash, passwordVersion: before.passwordVersion + 1 };
    return (await this.rows.update({ id: before.id, passwordHash: before.passwordHash }, changed)) === 1;
  }

  setLanguage(id: string, language: Language): Promise<number> {
    return this.rows.update({ id }, { language });
  }

  setReadMarks(id: string, readMarks: boolean): Promise<number> {
    return this.rows.update({ id }, { readMarks });
  }

  setNotificationsDisabled(id: string, kinds: NotificationKind[]): Promise<number> {
    return this.rows.update({ id }, { notificationsDisabled: kinds });
  }

  /** Only ever forward, and never from the end back into the steps. */
  async advanceSignup(id: string, step: number | null): Promise<void> {
    await this.database.write(
      `UPDATE account SET signup_step = :step
        WHERE tenant_id = :tenant AND id = :id AND signup_step < COALESCE(:step, 5)`,
      { id, step },
    );
  }
}
