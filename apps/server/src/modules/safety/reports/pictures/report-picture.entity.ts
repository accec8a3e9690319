import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { ReportCaseEntity } from '../cases/report-case.entity.js';

/** A copy of a reported picture, which stays when the original is deleted (trust 8). Only staff see it. */
@Entity('report_picture')
@Retention({ kept: 'cases: where copies of reported pictures lie' }, 'with its case (`ReportCases`)')
@Index('ix_report_picture_key', ['tenantId', 'storageKey'])
@ForeignKey(() => ReportCaseEntity, ['tenantId', 'caseId'], ['tenantId', 'id'], {
  name: 'fk_report_picture_case',
  onDelete: 'CASCADE',
})
export class ReportPictureEntity extends TenantOwned {
  @IdColumn({ primary: true })
  caseId!: string;

  /** The photo's, or that of the message whose picture it is. */
  @IdColumn({ primary: true })
  photoId!: string;

  /** 132 random bits in base64url: the file's name, which reveals nothing about the original's. Later cases share it. */
  @CodeColumn(22)
  storageKey!: string;

  /** Perceptual hash of the photo; null for a picture without recognisable features. */
  @CodeColumn(16, { nullable: true })
  hash!: string | null;

  /** Of the copy, in pixels. */
  @Column({ type: 'smallint', unsigned: true })
  width!: number;

  @Column({ type: 'smallint', unsigned: true })
  height!: number;
}
