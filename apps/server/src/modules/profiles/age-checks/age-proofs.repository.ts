import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';
import { AgeProofEntity } from './age-proof.entity.js';

const proof = columnsBut(AgeProofEntity, ['tenantId'], 'a');

export type AgeProof = RowOf<typeof proof>;

/** Proofs of age in the database, at most one of each member. */
@Injectable()
export class AgeProofsRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  async find(memberId: string): Promise<AgeProof | undefined> {
    const rows = await this.database.rows(
      proof,
      `SELECT ${proof.list} FROM age_proof a WHERE a.tenant_id = :tenant AND a.member_id = :memberId`,
      { memberId },
    );
    return rows[0];
  }

  async keep({ memberId, provider, provenAt, expiresAt }: AgeProof): Promise<void> {
    await this.database.write(
      `INSERT INTO age_proof (tenant_id, member_id, provider, proven_at, expires_at)
       VALUES (:tenant, :memberId, :provider, :provenAt, :expiresAt)
       ON DUPLICATE KEY UPDATE provider = :provider, proven_at = :provenAt, expires_at = :expiresAt`,
      { memberId, provider, provenAt, expiresAt },
    );
  }
}
