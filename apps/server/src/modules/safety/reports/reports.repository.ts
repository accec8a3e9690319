import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { ReportCaseEntity } from './cases/report-case.entity.js';
import { ReportPictureEntity } from './pictures/report-picture.entity.js';
import { ReportEntity } from './report.entity.js';

const reportCase = columnsBut(ReportCaseEntity, ['tenantId'], 'c');
const report = columnsBut(ReportEntity, ['tenantId'], 'r');
const picture = columnsBut(ReportPictureEntity, ['tenantId'], 'p');
const ofReporter = columnsOf(ReportEntity, ['number', 'reason', 'words', 'reportedAt'], 'r').and(
  columnsOf(ReportCaseEntity, ['kind', 'field', 'memberId', 'closedAt', 'outcome'], 'c'),
);
const ofAccused = columnsOf(ReportEntity, ['number', 'reason', 'reportedAt'], 'r').and(
  columnsOf(ReportCaseEntity, ['kind', 'outcome'], 'c'),
);
const upheld = columnsOf(ReportCaseEntity, ['id', 'restrictionId']);
const pictureCase = columnsOf(ReportCaseEntity, ['id', 'kind'], 'c');
const copied = columnsOf(ReportPictureEntity, ['hash'], 'p');
const over = columnsOf(ReportCaseEntity, ['tenantId', 'id']);
const caseAbout = columnsOf(ReportCaseEntity, ['id', 'kind', 'openedAt', 'closedAt', 'outcome'], 'c').with(
  'reports',
  'COUNT(*)',
  wholeNumber,
);

export type ReportCase = RowOf<typeof reportCase>;
export type ReportRow = RowOf<typeof report>;
export type PictureRow = RowOf<typeof picture>;
/** The case that a copy belongs to. */
export type PictureCase = RowOf<typeof pictureCase>;
export type CaseAbout = RowOf<typeof caseAbout>;
export type FiledReport = RowOf<typeof ofReporter>;
export type LatestReport = RowOf<typeof ofAccused>;

/** Cases, their reports and the copies of pictures, in the database. */
@Injectable()
export class ReportsRepository {
  private readonly cases: TenantRepository<ReportCaseEntity>;
  private readonly reports: TenantRepository<ReportEntity>;
  private readonly pictures: TenantRepository<ReportPictureEntity>;

  constructor(private readonly database: Database) {
    this.cases = new TenantRepository(database, ReportCaseEntity);
    this.reports = new TenantRepository(database, ReportEntity);
    this.pictures = new TenantRepository(database, ReportPictureEntity);
  }

  /**
   * The open case of a subject, locked; `row` becomes it where there is none.
   *
   * @throws Error outside a transaction
   */
  async openCase(row: ReportCase): Promise<ReportCase> {
    this.database.requireTransaction('Opening a case');
    await this.database.write(
      `INSERT INTO report_case (tenant_id, id, kind, open_key, member_id, photo_id, field, message_id, opened_at, due_at)
       VALUES (:tenant, :id, :kind, :openKey, :memberId, :photoId, :field, :messageId, :openedAt, :dueAt)
       ON DUPLICATE KEY UPDATE due_at = report_case.due_at`,
      { ...row },
    );
    const condition = row.openKey === null ? 'c.id = :id' : 'c.open_key = :openKey';
    const [open] = await this.lockedCases(condition, { id: row.id, openKey: row.openKey });
    if (!open) throw new Error('A case that was just opened is gone');
    return open;
  }

  /** @throws Error outside a transaction */
  async lockCase(id: string): Promise<ReportCase | undefined> {
    this.database.requireTransaction('Deciding a case');
    return (await this.lockedCases('c.id = :id', { id }))[0];
  }

  async findCase(id: string): Promise<ReportCase | undefined> {
    const rows = await this.database.rows(
      reportCase,
      `SELECT ${reportCase.list} FROM report_case c WHERE c.tenant_id = :tenant AND c.id = :id`,
      { id },
    );
    return rows[0];
  }

  async close(id: string, end: Pick<ReportCase, 'outcome' | 'closedAt' | 'restrictionId'>): Promise<void> {
    await this.cases.update({ id }, { ...end, openKey: null });
  }

  /** The cases about a member that were upheld, with what was taken for each. */
  upheldOf(memberId: string): Promise<RowOf<typeof upheld>[]> {
    return this.database.rows(
      upheld,
      `SELECT ${upheld.list} FROM report_case
        WHERE tenant_id = :tenant AND member_id = :memberId AND outcome = 'restricted'`,
      { memberId },
    );
  }

  /** The cases about a member, the newest first, each with how many reported it. */
  casesAbout(memberId: string, atMost: number): Promise<CaseAbout[]> {
    return this.database.rows(
      caseAbout,
      `SELECT ${caseAbout.list} FROM report_case c
         JOIN report r ON r.tenant_id = c.tenant_id AND r.case_id = c.id
        WHERE c.tenant_id = :tenant AND c.member_id = :memberId
        GROUP BY c.tenant_id, c.id ORDER BY c.opened_at DESC, c.id DESC LIMIT :atMost`,
      { memberId, atMost },
    );
  }

  /** Latest reports about the same member in other cases, newest first. */
  latestOf({ memberId, id }: Pick<ReportCase, 'memberId' | 'id'>, atMost: number): Promise<LatestReport[]> {
    return this.database.rows(
      ofAccused,
      `SELECT ${ofAccused.list} FROM report_case c
         JOIN report r ON r.tenant_id = c.tenant_id AND r.case_id = c.id
        WHERE c.tenant_id = :tenant AND c.member_id = :memberId AND c.id <> :id
        ORDER BY r.reported_at DESC, r.id DESC LIMIT :atMost`,
      { memberId, id, atMost },
    );
  }

  /** How many undecided cases there are about a member. */
  openOf(memberId: string): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM report_case
        WHERE tenant_id = :tenant AND member_id = :memberId AND outcome IS NULL`,
      { memberId },
    );
  }

  async insert(row: ReportRow): Promise<void> {
    await this.reports.insert(row);
  }

  async add(
    id: string,
    changes: Pick<ReportRow, 'words' | 'reason' | 'snapshot' | 'addedAt'>,
  ): Promise<void> {
    await this.reports.update({ id }, changes);
  }

  async find(id: string): Promise<ReportRow | undefined> {
    const rows = await this.database.rows(
      report,
      `SELECT ${report.list} FROM report r WHERE r.tenant_id = :tenant AND r.id = :id`,
      { id },
    );
    return rows[0];
  }

  async findByNumber(number: string): Promise<ReportRow | undefined> {
    return this.reports.findOne({ number });
  }

  /** All reports of a case, the first one first. */
  ofCase(caseId: string): Promise<ReportRow[]> {
    return this.database.rows(
      report,
      `SELECT ${report.list} FROM report r
        WHERE r.tenant_id = :tenant AND r.case_id = :caseId ORDER BY r.reported_at, r.id`,
      { caseId },
    );
  }

  /** A member's own reports, the first one first. */
  ofReporter(reporterId: string): Promise<FiledReport[]> {
    return this.database.rows(
      ofReporter,
      `SELECT ${ofReporter.list} FROM report r
         JOIN report_case c ON c.tenant_id = :tenant AND c.id = r.case_id
        WHERE r.tenant_id = :tenant AND r.reporter_id = :reporterId ORDER BY r.reported_at, r.id`,
      { reporterId },
    );
  }

  /** Whether the open case of a subject has a copy of a picture already. @param photoId as in `report_picture` */
  async hasPicture(openKey: string, photoId: string): Promise<boolean> {
    const rows = await this.database.select(
      `SELECT 1 FROM report_case c
         JOIN report_picture p ON p.tenant_id = :tenant AND p.case_id = c.id AND p.photo_id = :photoId
        WHERE c.tenant_id = :tenant AND c.open_key = :openKey`,
      { openKey, photoId },
    );
    return rows.length > 0;
  }

  /** Without effect where the case has a copy of the photo. */
  async insertPicture(row: PictureRow): Promise<void> {
    await this.database.write(
      `INSERT INTO report_picture (tenant_id, case_id, photo_id, storage_key, hash, width, height)
       VALUES (:tenant, :caseId, :photoId, :storageKey, :hash, :width, :height)
       ON DUPLICATE KEY UPDATE width = report_picture.width`,
      { ...row },
    );
  }

  /** Gives reports another case, which shares the evidence of theirs. */
  async move(reportIds: readonly string[], caseId: string, laterId: string): Promise<void> {
    await this.database.write(
      'UPDATE report SET case_id = :laterId WHERE tenant_id = :tenant AND id IN (:reportIds)',
      { reportIds, laterId },
    );
    for (const picture of await this.picturesOf(caseId))
      await this.insertPicture({ ...picture, caseId: laterId });
  }

  picturesOf(caseId: string): Promise<PictureRow[]> {
    return this.database.rows(
      picture,
      `SELECT ${picture.list} FROM report_picture p
        WHERE p.tenant_id = :tenant AND p.case_id = :caseId ORDER BY p.photo_id`,
      { caseId },
    );
  }

  async caseOfPicture(storageKey: string): Promise<PictureCase | undefined> {
    const rows = await this.database.rows(
      pictureCase,
      `SELECT ${pictureCase.list} FROM report_picture p
         JOIN report_case c ON c.tenant_id = :tenant AND c.id = p.case_id
        WHERE p.tenant_id = :tenant AND p.storage_key = :storageKey`,
      { storageKey },
    );
    return rows[0];
  }

  /** The hash of a picture that a restriction took, by the copy in the case that it was taken for. */
  async hashTaken(restrictionId: string, memberId: string, photoId: string): Promise<string | undefined> {
    const [row] = await this.database.rows(
      copied,
      `SELECT ${copied.list} FROM report_case c
         JOIN report_picture p ON p.tenant_id = :tenant AND p.case_id = c.id AND p.photo_id = :photoId
        WHERE c.tenant_id = :tenant AND c.member_id = :memberId AND c.outcome = 'restricted'
          AND c.restriction_id = :restrictionId
        LIMIT 1`,
      { restrictionId, memberId, photoId },
    );
    return row?.hash ?? undefined;
  }

  async hasKey(storageKey: string): Promise<boolean> {
    return (await this.pictures.count({ storageKey })) > 0;
  }

  /** All reports in cases about a member. */
  reportsAbout(memberId: string): Promise<ReportRow[]> {
    return this.database.rows(
      report,
      `SELECT ${report.list} FROM report r
         JOIN report_case c ON c.tenant_id = :tenant AND c.id = r.case_id AND c.member_id = :memberId
        WHERE r.tenant_id = :tenant`,
      { memberId },
    );
  }

  reportsBy(reporterId: string): Promise<ReportRow[]> {
    return this.database.rows(
      report,
      `SELECT ${report.list} FROM report r WHERE r.tenant_id = :tenant AND r.reporter_id = :reporterId`,
      { reporterId },
    );
  }

  async replace(
    id: string,
    changes: Partial<Pick<ReportRow, 'words' | 'snapshot' | 'reporterId'>>,
  ): Promise<void> {
    await this.reports.update({ id }, changes);
  }

  /** Anonymises the cases about a member; an open one stays open (trust 11). */
  async forgetMember(memberId: string): Promise<void> {
    await this.cases.update({ memberId }, { memberId: null, photoId: null, messageId: null, openKey: null });
  }

  async forgetEmail(email: string): Promise<void> {
    await this.reports.update({ email }, { email: null });
  }

  /** Cases over all brands that were closed before; call it across brands. */
  closedBefore(limit: Date, atMost: number): Promise<RowOf<typeof over>[]> {
    return this.database.rows(
      over,
      `SELECT ${over.list} FROM report_case
        WHERE closed_at <= :limit ORDER BY closed_at, tenant_id, id LIMIT :atMost`,
      { limit, atMost },
    );
  }

  /** A case with its reports and what is known of its pictures. */
  async delete(id: string): Promise<void> {
    await this.cases.delete({ id });
  }

  private lockedCases(condition: string, parameters: Record<string, unknown>): Promise<ReportCase[]> {
    return this.database.rows(
      reportCase,
      `SELECT ${reportCase.list} FROM report_case c WHERE c.tenant_id = :tenant AND ${condition} FOR UPDATE`,
      parameters,
    );
  }
}
