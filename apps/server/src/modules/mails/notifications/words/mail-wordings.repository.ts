import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { WordedMail } from '@kindling/contract/mails/mail-words';
import { Column, Entity } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/** A brand's own wording of one mail in one language, version by version; the newest is used. */
@Entity('mail_wording')
@Retention(
  { notAboutMembers: 'words that brands write for their mails' },
  'the newest hundred versions of each mail in each language',
)
export class MailWordingEntity extends TenantOwned {
  @CodeColumn(24, { primary: true })
  kind!: WordedMail;

  @CodeColumn(2, { primary: true })
  language!: Language;

  @Column({ type: 'int', unsigned: true, primary: true })
  version!: number;

  /** Null where the default wording applies again, as in the two below. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  subject!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  title!: string | null;

  @Column({ type: 'varchar', length: 400, nullable: true })
  lead!: string | null;

  @IdColumn()
  author!: string;

  @InstantColumn()
  createdAt!: Date;
}

export type MailWording = Omit<MailWordingEntity, 'tenantId'>;
/** The brand's own wording, each part null where the default applies. */
export type OwnWords = Pick<MailWording, 'subject' | 'title' | 'lead'>;

const worded = columnsOf(MailWordingEntity, ['kind', 'language'], 'w');

/** Of each mail in each language. */
const versionsKept = 100;

/** Wordings of mails in the database. */
@Injectable()
export class MailWordingsRepository {
  private readonly rows: TenantRepository<MailWordingEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MailWordingEntity);
  }

  /** Newest first. */
  last(kind: WordedMail, language: Language, count: number): Promise<MailWording[]> {
    return this.rows.find({ kind, language }, { order: { version: 'DESC' }, take: count });
  }

  /** @returns false if this version was stored meanwhile */
  async insert(row: MailWording): Promise<boolean> {
    try {
      await this.rows.insert(row);
    } catch (error) {
      if (isDuplicate(error, 'PRIMARY')) return false;
      throw error;
    }
    const { kind, language, version } = row;
    await this.database.write(
      `DELETE FROM mail_wording
        WHERE tenant_id = :tenant AND kind = :kind AND language = :language AND version <= :dropped`,
      { kind, language, dropped: version - versionsKept },
    );
    return true;
  }

  /** The mails and languages with a wording of the brand. */
  worded(): Promise<RowOf<typeof worded>[]> {
    return this.database.rows(
      worded,
      `SELECT ${worded.list} FROM mail_wording w
        WHERE w.tenant_id = :tenant AND (w.subject IS NOT NULL OR w.title IS NOT NULL OR w.lead IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM mail_wording n
            WHERE n.tenant_id = :tenant AND n.kind = w.kind AND n.language = w.language AND n.version > w.version)
        ORDER BY w.kind, w.language`,
    );
  }
}
