import { Column, Entity } from 'typeorm';
import type { Language } from '@kindling/contract/languages';
import type { WordedMail } from '@kindling/contract/mail-words';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/** A brand's own wording of one mail in one language, version by version; the newest is used. */
@Entity('mail_wording')
export class MailWordingEntity extends TenantOwned {
  @CodeColumn(24, { primary: true })
  kind!: WordedMail;

  @CodeColumn(2, { primary: true })
  language!: Language;

  @Column({ type: 'int', unsigned: true, primary: true })
  version!: number;

  /** Null where it is ours again, as in the two below. */
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
