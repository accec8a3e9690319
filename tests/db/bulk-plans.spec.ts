import { BulkJobsRepository } from '../../apps/server/src/modules/console/bulk/bulk-jobs.repository.ts';
import { RecentChanges } from '../../apps/server/src/modules/console/staff/audit/recent-changes.ts';
import { startTestApp } from '../support/app/test-app.ts';
import { filledAt, filledId, planOf } from '../support/database/plans.ts';

const jobs = 400;
const entries = 20_000;
/** As `filledAt` puts it: some hundred entries are newer. */
const lately = new Date('2030-10-01T00:00:00.000Z');

/** The plans of what is asked for each second, and for each row, on some hundred jobs and a log of some thousand entries. */
test('rows of a job are counted in their index, and who changed one is looked for among the newest entries', async () => {
  const app = await startTestApp();
  const run = (sql: string) => app.database.write(sql, {});
  await run(
    `INSERT INTO bulk_job (id, staff_id, action, created_at)
     SELECT ${filledId}, ${filledId}, 'discount-codes.off', ${filledAt} FROM seq_1_to_${jobs}`,
  );
  await run(
    `INSERT INTO bulk_row (job_id, row_key, brand, state)
     SELECT j.id, CONCAT('alpha:', s.seq), 'alpha', IF(s.seq < 40, 'done', 'failed') FROM bulk_job j, seq_1_to_50 s`,
  );
  await run(
    `INSERT INTO audit_entry (id, at, staff_id, number, tenant_id, action, subjects, changes)
     SELECT ${filledId}, ${filledAt}, LPAD(seq DIV 100, 24, '0'), seq MOD 100, IF(seq MOD 2, 'alpha', 'beta'), 'discount.changed',
       JSON_ARRAY(CONCAT('alpha:', seq)), '[]' FROM seq_1_to_${entries}`,
  );
  await app.database.select('ANALYZE TABLE bulk_job, bulk_row, audit_entry');
  const id = (seq: number) => String(seq).padStart(24, '0');

  const counts = await planOf(app, BulkJobsRepository, (rows) => rows.counts([id(7), id(8)]));
  expect(counts.map(({ type, key, Extra }) => [type, key, Extra])).toEqual([
    ['range', 'ix_bulk_row_state', 'Using where; Using index'],
  ]);

  const any = await planOf(app, RecentChanges, (rows) => rows.any(['discount.changed'], 'alpha:1', lately));
  expect(any.map(({ type, key }) => [type, key])).toEqual([['range', 'ix_audit_entry_tenant']]);
  const by = await planOf(app, RecentChanges, (rows) =>
    rows.by(id(199), ['discount.changed'], 'alpha:1', lately),
  );
  expect(by.map(({ type }) => type)).toEqual(['range']);
  expect(['ix_audit_entry_tenant', 'ix_audit_entry_staff']).toContain(by[0]?.key);
});
