import { Injectable } from '@nestjs/common';
import { Check, Entity, ForeignKey } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../kernel/database/row-shape.js';

/** A provider's finding that a member is an adult; nothing else that it knows is kept. */
@Entity('age_proof')
@Retention('erased', 'one row per member')
@Check('ck_age_proof_expires', 'expires_at > proven_at')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_age_proof_member',
  onDelete: 'CASCADE',
})
export class AgeProofEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  /** Who found it. */
  @CodeColumn(32)
  provider!: string;

  @InstantColumn()
  provenAt!: Date;

  @InstantColumn()
  expiresAt!: Date;
}

const proof = columnsBut(AgeProofEntity, ['tenantId'], 'a');

export type AgeProof = RowOf<typeof proof>;

/** Proofs of age in the database, at most one of each member. */
@Injectable()
export class AgeProofsRepository {
  constructor(private readonly database: Database) {}

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
