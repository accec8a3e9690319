import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { KnownDeviceEntity } from './known-device.entity.js';

@Injectable()
export class KnownDevicesRepository {
  private readonly rows: TenantRepository<KnownDeviceEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, KnownDeviceEntity);
  }

  /** The confirmed account of an address, if the device was used to log in to it after an instant. */
  async findOwnerOf(email: string, tokenHash: string, after: Date): Promise<string | undefined> {
    const rows = await this.database.select<{ id: string }>(
      `SELECT a.id FROM known_device d JOIN account a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
        WHERE d.tenant_id = :tenant AND a.tenant_id = :tenant AND d.token_hash = :tokenHash AND d.used_at > :after
          AND a.email = :email AND a.confirmed_at IS NOT NULL`,
      { email, tokenHash, after },
    );
    return rows[0]?.id;
  }

  ofAccount(accountId: string): Promise<{ usedAt: Date }[]> {
    return this.database.select(
      `SELECT used_at AS usedAt FROM known_device
        WHERE tenant_id = :tenant AND account_id = :accountId ORDER BY used_at DESC`,
      { accountId },
    );
  }

  async hashesOf(accountId: string): Promise<string[]> {
    return (await this.rows.find({ accountId })).map(({ tokenHash }) => tokenHash);
  }

  async isKnown(tokenHash: string): Promise<boolean> {
    return (await this.rows.count({ tokenHash })) > 0;
  }

  async save(accountId: string, tokenHash: string, usedAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO known_device (tenant_id, token_hash, account_id, used_at)
       VALUES (:tenant, :tokenHash, :accountId, :usedAt) ON DUPLICATE KEY UPDATE used_at = VALUES(used_at)`,
      { tokenHash, accountId, usedAt },
    );
  }

  /** Deletes all of an account's devices but the `atMost` used last. */
  async keepNewest(accountId: string, atMost: number): Promise<void> {
    const rows = await this.database.select<{ tokenHash: string }>(
      `SELECT token_hash AS tokenHash FROM known_device WHERE tenant_id = :tenant AND account_id = :accountId
        ORDER BY used_at DESC, token_hash LIMIT 1000 OFFSET :atMost`,
      { accountId, atMost },
    );
    for (const { tokenHash } of rows) await this.rows.delete({ accountId, tokenHash });
  }

  async deleteAll(accountId: string): Promise<void> {
    await this.rows.delete({ accountId });
  }
}
