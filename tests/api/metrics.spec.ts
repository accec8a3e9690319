import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DiscoveryService } from '@nestjs/core';
import { metricsOf } from '../../apps/server/src/kernel/entrance/operations/metrics.ts';
import { LOG } from '../../apps/server/src/kernel/ground/log.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { GaugeTimer } from '../../apps/server/src/kernel/housekeeping/gauge-timer.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { OutboxGauges } from '../../apps/server/src/kernel/outbox/outbox-gauges.ts';
import '../../apps/server/src/kernel/outbox/outbox-worker.module.ts';
import '../../apps/server/src/kernel/pages/mount-pages.ts';
import { AuditLog } from '../../apps/server/src/modules/console/staff/audit/audit-log.ts';
import { WatchAuditLog } from '../../apps/server/src/modules/console/staff/audit/watch-audit-log.ts';
import { root } from '../../scripts/root.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinMember } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const change = (sql: string, parameters: object = {}) =>
  acrossTenants('touch rows in a test', () => app.database.write(sql, parameters as never));

interface Series {
  name: string;
  labels: Record<string, string | number>;
  value: number;
}

async function series(): Promise<Series[]> {
  const metrics = await metricsOf(app.nest).getMetricsAsJSON();
  return metrics.flatMap(({ name, values }) =>
    (values as unknown as (Omit<Series, 'name'> & { metricName?: string })[]).map((value) => ({
      ...value,
      name: value.metricName ?? name,
    })),
  );
}

/** The sum of a metric's series with some labels. */
async function valueOf(name: string, labels: Series['labels'] = {}): Promise<number> {
  const found = (await series()).filter(
    (one) =>
      one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  );
  return found.reduce((sum, { value }) => sum + value, 0);
}

/** Reads the gauges of the database as the worker does. */
async function readGauges(): Promise<void> {
  const timer = new GaugeTimer(app.nest.get(DiscoveryService), app.clock, app.environment, app.nest.get(LOG));
  timer.onApplicationBootstrap();
  await timer.readOnce();
  await acrossTenants('read gauges', () => new OutboxGauges(app.database).readGauges(app.clock.now()));
}

const addRow = (state: string, runAt: Date) =>
  change(
    `INSERT INTO outbox (tenant_id, id, job, payload, state, attempts, created_at, run_at)
     VALUES ('alpha', :id, 'no.such_job', '{}', :state, 0, :runAt, :runAt)`,
    { id: someId(), state, runAt },
  );

describe('the metrics', () => {
  it('count requests by the pattern of their route, never by what visitors type', async () => {
    const labels = { route: '/api/settings.php', method: 'GET', status: '2xx' };
    const before = await valueOf('kindling_http_requests_total', labels);
    await app.request('alpha.localhost', { path: '/api/settings.php' });
    await app.request('alpha.localhost', { path: '/api/nothing/of-this/name?mail=someone@example.org' });
    await app.request('unknown.example', { path: '/secret-path' });
    expect(await valueOf('kindling_http_requests_total', labels)).toBe(before + 1);
    expect(
      await valueOf('kindling_http_request_duration_seconds_count', { route: labels.route }),
    ).toBeGreaterThan(0);
    const text = await metricsOf(app.nest).metrics();
    for (const typed of ['of-this', 'someone@', 'secret-path', 'alpha', 'unknown.example'])
      expect(text).not.toContain(typed);
  });

  it('tell how busy the pool is', async () => {
    expect(await valueOf('kindling_database_connections_max')).toBeGreaterThan(1);
    const inUse = app.database.inTransaction(async () => {
      await acrossTenants('touch rows in a test', () => app.database.select('SELECT 1'));
      return valueOf('kindling_database_connections_used');
    });
    expect(await inUse).toBeGreaterThanOrEqual(1);
    expect(await valueOf('kindling_database_waiting')).toBe(0);
  });

  it('tell how far the outbox is behind, and what was given up', async () => {
    const now = app.clock.now().getTime();
    await addRow('open', new Date(now - 120_000));
    await addRow('open', new Date(now + 120_000));
    await addRow('failed', new Date(now));
    await readGauges();
    expect(await valueOf('kindling_outbox_due_rows')).toBe(1);
    expect(await valueOf('kindling_outbox_oldest_due_age_seconds')).toBe(120);
    expect(await valueOf('kindling_outbox_failed_rows')).toBe(1);
    await change('DELETE FROM outbox');
    await readGauges();
    expect(await valueOf('kindling_outbox_oldest_due_age_seconds')).toBe(0);
  });

  it('count attempts of jobs, and the last of them as given up', async () => {
    const runs = (outcome: string) => valueOf('kindling_job_runs_total', { outcome });
    await addRow('open', app.clock.now());
    await app.runOutbox();
    expect(await valueOf('kindling_job_runs_total', { job_name: 'unknown', outcome: 'left' })).toBe(1);
    await change('DELETE FROM outbox');

    // Nothing listens there.
    const withoutMail = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const before = { retried: await runs('retried'), givenUp: await runs('given_up') };
    await joinMember(withoutMail, 'alpha');
    await withoutMail.runOutbox();
    expect(await runs('retried')).toBe(before.retried + 1);
    await acrossTenants('touch rows in a test', () =>
      withoutMail.database.write("UPDATE outbox SET attempts = 11, run_at = :now WHERE state = 'open'", {
        now: withoutMail.clock.now(),
      }),
    );
    await withoutMail.runOutbox();
    expect(await runs('given_up')).toBe(before.givenUp + 1);
    const known = (await series()).filter(({ labels }) => labels['job_name'] === 'books.check');
    expect(known.map(({ labels }) => labels['outcome'])).toEqual(
      expect.arrayContaining(['retried', 'given_up']),
    );
  });

  it('tell when each sweep and each daily job succeeded last', async () => {
    const ended = await app.nest.get(Housekeeping).runOnce();
    const instants = (await series()).filter(
      ({ name }) => name === 'kindling_sweep_success_timestamp_seconds',
    );
    expect(instants.map(({ labels }) => labels['sweep']).toSorted()).toEqual(Object.keys(ended).toSorted());
    const days = (await series()).filter(
      ({ name }) => name === 'kindling_daily_job_success_timestamp_seconds',
    );
    expect(days.map(({ labels }) => labels['job_name']).toSorted()).toEqual([
      ...['books.check', 'payments.reconcile_lists', 'transparency.keep-months', 'visits.sum'],
    ]);
  });

  it('tell what the checks of the books found', async () => {
    await readGauges();
    expect(await valueOf('kindling_books_open_differences')).toBe(0);
    const row = { id: someId(), now: app.clock.now() };
    await change(
      `INSERT INTO book_difference
         (tenant_id, id, source, kind, subject, ours, theirs, open_mark, first_seen_at, last_seen_at)
       VALUES ('alpha', :id, 'ledger', 'balance_differs', 'x', '1', '2', 1, :now, :now)`,
      row,
    );
    await readGauges();
    expect(await valueOf('kindling_books_open_differences', { source: 'ledger' })).toBe(1);
    expect(await valueOf('kindling_books_open_differences', { source: 'provider' })).toBe(0);
  });

  it('tell that the audit log was changed, within a day and also after a good check', async () => {
    const sweeper = app.nest.get(WatchAuditLog, { strict: false });
    const sweep = () => app.nest.get(Housekeeping).runOnce();
    await app.nest.get(AuditLog, { strict: false }).record({ staffId: someId(), action: 'photo.marked' });
    await sweep();
    app.clock.advance(25 * 3_600_000);
    await sweep();
    expect(await valueOf('kindling_audit_findings')).toBe(0);
    expect(await valueOf('kindling_audit_check_timestamp_seconds')).toBe(app.clock.now().getTime() / 1000);
    await change("UPDATE audit_entry SET action = 'photo.removed'");
    expect(await acrossTenants('sweep in a test', () => sweeper.sweep(app.clock.now(), 200))).toBe(0);
    expect(await valueOf('kindling_audit_findings')).toBe(0);
    app.clock.advance(25 * 3_600_000);
    await sweep();
    expect(await valueOf('kindling_audit_findings')).toBe(1);
  });
});

describe('the rules and the dashboard', () => {
  const rules = read('ops/alerts.yml');
  const dashboard = read('ops/grafana/kindling.json');

  it('name no metric of ours that the processes do not have', async () => {
    const known = new Set(
      (await metricsOf(app.nest).getMetricsAsJSON()).flatMap(({ name }) => [
        name,
        ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`),
      ]),
    );
    const named = [rules, dashboard].flatMap(
      (text) => text.match(/\b(?:kindling|nodejs|process)_[a-z0-9_]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('have a test for each alarm, and a heading of the operating manual that says what to do', () => {
    const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const headings = [...read('docs/operating.md').matchAll(/^### Alarm: (.+)$/gm)].map(
      ([, title = '']) => `alarm-${title.toLowerCase().replaceAll(' ', '-')}`,
    );
    const linked = [...rules.matchAll(/runbook_url: docs\/operating\.md#(\S+)/g)].map(([, anchor]) => anchor);
    expect(linked).toHaveLength(alarms.length);
    expect([...new Set(linked)].toSorted()).toEqual(headings.toSorted());
    const tested = [...read('ops/alerts.test.yml').matchAll(/^ +alertname: (\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(tested)].toSorted()).toEqual(alarms.toSorted());
  });
});
