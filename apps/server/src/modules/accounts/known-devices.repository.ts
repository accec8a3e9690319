import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { valuesWhile, type SeenRow } from '../../kernel/database/seen-row.js';
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

  /** @param seen what has to be the same still; absent: nothing */
  async save(device: { accountId: string; tokenHash: string; usedAt: Date }, seen?: SeenRow): Promise<void> {
    await this.database.write(
      `INSERT INTO known_device (tenant_id, token_hash, account_id, used_at)
       ${valuesWhile(seen, ':tenant, :tokenHash, :accountId, :usedAt')}
       ON DUPLICATE KEY UPDATE used_at = :usedAt`,
      { ...device, ...seen?.parameters },
    );
  }

  /** Deletes all of an account's devices but one and the `others` used last beside it. */
  async keepNewest(accountId: string, tokenHash: string, others: number): Promise<void> {
    await this.database.write(
      `DELETE d FROM known_device d
         JOIN (SELECT token_hash FROM known_device
                WHERE tenant_id = :tenant AND account_id = :accountId AND token_hash <> :tokenHash
                ORDER BY used_at DESC, token_hash LIMIT 1000 OFFSET :others) old ON old.token_hash = d.token_hash
        WHERE d.tenant_id = :tenant AND d.account_id = :accountId`,
      { accountId, tokenHash, others },
    );
  }

  async deleteAll(accountId: string): Promise<void> {
    await this.rows.delete({ accountId });
  }
}
