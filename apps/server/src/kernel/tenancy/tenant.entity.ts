import type { BrandState } from '@kindling/contract/brands/brand-states';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { InstantColumn, TenantIdColumn } from '../database/columns.js';
import { Retention } from '../database/retention.js';
import { formerHostDays } from './former-hosts.js';

/**
 * A brand with its settings and its state. The tables of this file span all brands; every other table of a brand leads
 * its keys with `tenant_id`.
 */
@Entity('tenant')
@Retention({ notAboutMembers: 'brands' }, 'one row per brand')
@Index('ix_tenant_changed', ['changedAt'])
@Unique('uq_tenant_creation', ['creationId'])
@Check('ck_tenant_settings', 'JSON_VALID(settings)')
export class TenantEntity {
  @PrimaryColumn({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' })
  id!: string;

  @Column({ type: 'int', unsigned: true })
  version!: number;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'tinyint', unsigned: true })
  niche!: number;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', default: 'public' })
  state!: BrandState;

  /** The client's id of the call that created it on the console, so that a repeat does not create a second one. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  creationId!: string | null;

  /** Hash of that call's input. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  creationHash!: string | null;

  @Column({ type: 'longtext' })
  settings!: string;

  /** Hash of the last imported file; null for brands created on the console. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  fileHash!: string | null;

  /** Version of the last import; a higher `version` means that the console has edited it since. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  fileVersion!: number | null;

  /** The file on disk changed although the console had edited the record: reported, never overwritten. */
  @Column({ type: 'boolean', default: false })
  conflict!: boolean;

  @InstantColumn()
  changedAt!: Date;

  /** Incremented by every edit of the brand's pages. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  pagesVersion!: number;

  /** Slugs of the brand's published pages, separated by spaces: every process knows them without a query. */
  @Column({ type: 'varchar', length: 8000, charset: 'ascii', collation: 'ascii_bin', default: '' })
  pageSlugs!: string;
}

/** A host name of exactly one brand; position 0 is the primary host. */
@Entity('tenant_host')
@Retention({ notAboutMembers: 'brands' }, 'twenty per brand')
@Index('ix_tenant_host_tenant', ['tenantId'])
export class TenantHostEntity {
  @PrimaryColumn({ type: 'varchar', length: 253, charset: 'ascii', collation: 'ascii_bin' })
  host!: string;

  @ForeignKey(() => TenantEntity, { name: 'fk_tenant_host_tenant', onDelete: 'CASCADE' })
  @TenantIdColumn()
  tenantId!: string;

  @Column({ type: 'tinyint', unsigned: true })
  position!: number;
}

/** A host that a brand gave up (`former-hosts.ts`). A host that a brand has, too, is that brand's. */
@Entity('former_host')
@Retention({ notAboutMembers: 'brands' }, { after: 'left_at', days: formerHostDays.kept })
@Index('ix_former_host_tenant', ['tenantId'])
@Index('ix_former_host_left', ['leftAt'])
export class FormerHostEntity {
  @PrimaryColumn({ type: 'varchar', length: 253, charset: 'ascii', collation: 'ascii_bin' })
  host!: string;

  /** The brand that had it last. */
  @ForeignKey(() => TenantEntity, { name: 'fk_former_host_tenant', onDelete: 'CASCADE' })
  @TenantIdColumn()
  tenantId!: string;

  @InstantColumn()
  leftAt!: Date;
}

/** Every version of a brand's settings, newest last; any can be restored. */
@Entity('tenant_settings_version')
@Retention(
  { notAboutMembers: 'brands' },
  'the first and the newest 500 versions of each brand, and all of the last year',
)
export class TenantSettingsVersionEntity {
  @ForeignKey(() => TenantEntity, { name: 'fk_tenant_settings_version_tenant', onDelete: 'CASCADE' })
  @TenantIdColumn({ primary: true })
  tenantId!: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  version!: number;

  @Column({ type: 'longtext' })
  settings!: string;

  /** The brand's hosts as JSON, the primary one first; null in versions older than this column. */
  @Column({ type: 'text', charset: 'ascii', collation: 'ascii_bin', nullable: true })
  hosts!: string | null;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', default: 'public' })
  state!: BrandState;

  /** Id of the staff member, or `file`. */
  @Column({ type: 'varchar', length: 24, charset: 'ascii', collation: 'ascii_bin' })
  author!: string;

  /** Dotted paths of the fields that differ from the previous version. */
  @Column({ type: 'json' })
  changed!: string[];

  @InstantColumn()
  createdAt!: Date;
}

/** A logo or icon that a brand uploaded, re-encoded. The settings name it; it stays while any version of them does. */
@Entity('tenant_mark')
@Retention({ notAboutMembers: 'brands' }, 'two days, unless a brand names it (`Logos`)')
@Index('ix_tenant_mark_named', ['named', 'createdAt'])
export class TenantMarkEntity {
  @ForeignKey(() => TenantEntity, { name: 'fk_tenant_mark_tenant', onDelete: 'CASCADE' })
  @TenantIdColumn({ primary: true })
  tenantId!: string;

  /** Hash of the bytes. */
  @PrimaryColumn({ type: 'char', length: 22, charset: 'ascii', collation: 'ascii_bin' })
  name!: string;

  /** A WebP. */
  @Column({ type: 'mediumblob' })
  bytes!: Buffer;

  @Column({ type: 'smallint', unsigned: true })
  width!: number;

  @Column({ type: 'smallint', unsigned: true })
  height!: number;

  /** Relative luminance: one hundredth of its visible pixels is darker. */
  @Column({ type: 'double' })
  dark!: number;

  /** The same for the lightest hundredth. */
  @Column({ type: 'double' })
  light!: number;

  /** Whether a version of the settings names it, or did. */
  @Column({ type: 'boolean', default: false })
  named!: boolean;

  @InstantColumn()
  createdAt!: Date;
}

/** A company that owns brands. */
@Entity('company')
@Retention({ notAboutMembers: 'of the operator' }, 'one row per company')
@Check('ck_company_record', 'JSON_VALID(record)')
export class CompanyEntity {
  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  id!: string;

  @Column({ type: 'longtext' })
  record!: string;

  /** Hash of the record in its file at the last import; null for companies created on the console. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  fileHash!: string | null;
}
