import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { MailedLinkEntity, type LinkPurpose } from './mailed-link.entity.js';

export type StoredLink = Omit<MailedLinkEntity, 'tenantId'>;

export type UsableLink = StoredLink & { accountId: string };

@Injectable()
export class MailedLinksRepository {
  private readonly rows: TenantRepository<MailedLinkEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MailedLinkEntity);
  }

  find(id: string): Promise<StoredLink | undefined> {
    return this.rows.findOne({ id });
  }

  insert(link: StoredLink): Promise<void> {
    return this.rows.insert(link);
  }

  /** The link of a token, used or not; undefined when it is unknown or leads nowhere. */
  async findOfToken(tokenHash: string, purpose: LinkPurpose): Promise<UsableLink | undefined> {
    const link = await this.rows.findOne({ tokenHash, purpose });
    return link && link.accountId !== null ? { ...link, accountId: link.accountId } : undefined;
  }

  /** The link of a token that can still be used; undefined when it is unknown, used or expired, or leads nowhere. */
  async findUsable(tokenHash: string, purpose: LinkPurpose, now: Date): Promise<UsableLink | undefined> {
    const link = await this.findOfToken(tokenHash, purpose);
    return link && link.usedAt === null && link.expiresAt > now ? link : undefined;
  }

  /**
   * Uses a link up, and with it every other link of its account for the same purpose.
   *
   * @returns the link; undefined when it is unknown, used or expired
   */
  async spend(tokenHash: string, purpose: LinkPurpose, now: Date): Promise<UsableLink | undefined> {
    const { affectedRows } = await this.database.write(
      `UPDATE mailed_link SET used_at = :now
        WHERE tenant_id = :tenant AND token_hash = :tokenHash AND purpose = :purpose
          AND used_at IS NULL AND expires_at > :now AND account_id IS NOT NULL`,
      { tokenHash, purpose, now },
    );
    const link = affectedRows === 1 ? await this.rows.findOne({ tokenHash }) : undefined;
    if (!link || link.accountId === null) return undefined;
    await this.spendAll(link.accountId, purpose, now);
    return { ...link, accountId: link.accountId };
  }

  /** Uses up every link of an account for a purpose. */
  async spendAll(accountId: string, purpose: LinkPurpose, now: Date): Promise<void> {
    await this.database.write(
      `UPDATE mailed_link SET used_at = :now
        WHERE tenant_id = :tenant AND account_id = :accountId AND purpose = :purpose AND used_at IS NULL`,
      { accountId, purpose, now },
    );
  }

  idsOfAccount(accountId: string): Promise<{ id: string }[]> {
    return this.rows.find({ accountId }, { select: { id: true } });
  }

  /** Erases links that lead nowhere, or nowhere any more, and were counted by an address. */
  async eraseSpentOf(addressHashes: readonly string[], now: Date): Promise<void> {
    await this.database.write(
      `DELETE FROM mailed_link
        WHERE tenant_id = :tenant AND address_hash IN (:addressHashes)
          AND (account_id IS NULL OR used_at IS NOT NULL OR expires_at <= :now)`,
      { addressHashes, now },
    );
  }

  /** Uses up every link of an account, whatever it is for. */
  async spendEvery(accountId: string, now: Date): Promise<void> {
    await this.database.write(
      `UPDATE mailed_link SET used_at = :now
        WHERE tenant_id = :tenant AND account_id = :accountId AND used_at IS NULL`,
      { accountId, now },
    );
  }

  /** How many links of a purpose were made after an instant for an address, given its keyed hash. */
  countOfHash(addressHash: string, purpose: LinkPurpose, after: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM mailed_link
        WHERE tenant_id = :tenant AND address_hash = :addressHash AND purpose = :purpose AND created_at > :after`,
      { addressHash, purpose, after },
    );
  }

  /** How many links with the address's hash and purpose of a given one were made between an instant and that. */
  countOfHashBefore(link: StoredLink, after: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM mailed_link
        WHERE tenant_id = :tenant AND address_hash = :addressHash AND purpose = :purpose
          AND created_at > :after AND (created_at, id) < (:createdAt, :id)`,
      {
        addressHash: link.addressHash,
        purpose: link.purpose,
        after,
        createdAt: link.createdAt,
        id: link.id,
      },
    );
  }

  /** How many links were made for an account after an instant. */
  countOfAccount(accountId: string, purpose: LinkPurpose, after: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM mailed_link
        WHERE tenant_id = :tenant AND account_id = :accountId AND purpose = :purpose AND created_at > :after`,
      { accountId, purpose, after },
    );
  }

  /** How many links were made for the mailbox of a given one between an instant and that, whatever they are for. */
  countOfMailboxBefore(link: StoredLink, after: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM mailed_link
        WHERE tenant_id = :tenant AND mailbox_hash = :mailboxHash
          AND created_at > :after AND (created_at, id) < (:createdAt, :id)`,
      { mailboxHash: link.mailboxHash, after, createdAt: link.createdAt, id: link.id },
    );
  }

  /** How many links were made for all accounts of an address between an instant and a given link, in their order. */
  countOfAddressBefore(email: string, link: StoredLink, after: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*)
         FROM account a JOIN mailed_link l ON l.tenant_id = a.tenant_id AND l.account_id = a.id
        WHERE a.tenant_id = :tenant AND l.tenant_id = :tenant AND a.email = :email AND l.purpose = :purpose
          AND l.created_at > :after AND (l.created_at, l.id) < (:createdAt, :id)`,
      { email, purpose: link.purpose, after, createdAt: link.createdAt, id: link.id },
    );
  }
}
