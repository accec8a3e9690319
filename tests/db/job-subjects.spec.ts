import { z } from 'zod';
import { definedJobs } from '../../apps/server/src/kernel/outbox/job.ts';
import { Outbox } from '../../apps/server/src/kernel/outbox/outbox.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { becomeMember } from '../support/members/account-calls.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { someId } from '../support/members/profiles.ts';

const day = 24 * 3_600_000;

/** Ids in payloads that no erasure takes along, or whose row is looked up when the job runs and may be gone. */
const ofNobody = new Set(
  'staffId jobId mailingId decisionId caseId reportId refundId messageId id provider references customer mandate'.split(
    ' ',
  ),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

/** The names of a payload's properties that hold an id. */
function idsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, anyOf = [], oneOf = [] } = schema as Record<string, never>;
  return [
    ...Object.keys(properties).filter((name) => /Id$|^id$|reference|customer|mandate|provider/.test(name)),
    ...[...(anyOf as unknown[]), ...(oneOf as unknown[])].flatMap(idsOf),
  ];
}

interface Row {
  id: string;
  job: string;
  subject: string | null;
  state: string;
  last_error: string | null;
}

const rowsOf = (jobs: readonly string[]) =>
  acrossTenants('read in a test', () =>
    app.database.select<Row>('SELECT id, job, subject, state, last_error FROM outbox WHERE job IN (:jobs)', {
      jobs,
    }),
  );

test('each job whose payload names a member, or what goes with one, says whose erasure drops it', () => {
  const silent = definedJobs().filter(({ options }) => options.subject === null);
  expect(silent.length).toBeGreaterThan(5);
  expect(silent.length).toBeLessThan(definedJobs().length);
  const named = silent.flatMap(({ name, payload }) =>
    idsOf(z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' }))
      .filter((property) => !ofNobody.has(property))
      .map((property) => `${name}: ${property}`),
  );
  expect(named).toEqual([]);
});

test('what is planned about an erased member goes, and what names them besides another is done', async () => {
  const host = 'beta.localhost';
  const leaving = new Browser(app, host);
  const gone = await becomeMember(leaving, 'gone@example.test');
  const stays = await becomeMember(new Browser(app, host), 'stays@example.test');
  await app.runOutbox();
  await deleteAccount(leaving);
  app.clock.advance(600_000);
  await app.runOutbox();
  const about = (memberId: string, otherId: string): Record<string, object> => ({
    'notices.tell_member': { memberId },
    'notices.send_push': told(memberId, otherId),
    'notices.send_mail': told(memberId, otherId),
    'live.publish_hidden': { memberId, fromId: otherId },
    'mailings.send_mail': { mailingId: someId(), memberId },
    'verification.mail': { memberId, refusal: null },
    'accounts.mail': { about: 'password_changed', accountId: memberId },
    // Of what went with the erased: nothing is there any more.
    'restrictions.mail': { about: 'imposed', restrictionId: someId() },
    'reports.mail': { about: 'receipt', reportId: someId() },
    'support.mail': { about: 'receipt', caseId: someId() },
    'reports.resolve_address': { caseId: someId() },
    'desk.apply_decision': { decisionId: someId() },
    'payments.reconcile': { paymentId: someId() },
    'payments.expire': { paymentId: someId() },
    'payments.keep_card': { paymentId: someId() },
    'payments.debit_notice': { paymentId: someId() },
    'payments.mail': { about: 'receipt', paymentId: someId(), refundId: null },
    'payments.send_refund': { refundId: someId() },
    'payments.reconcile_refund': { refundId: someId() },
  });
  const jobs = new Map(definedJobs().map((job) => [job.name, job]));
  const seconds = 14 * 24 * 3600 + 60;
  await app.inTenant('beta', () =>
    app.database.inTransaction(async () => {
      const outbox = app.nest.get(Outbox);
      for (const payloads of [about(stays, gone), about(gone, stays)])
        for (const [name, payload] of Object.entries(payloads)) {
          const job = jobs.get(name);
          if (!job) throw new Error(`no job ${name}`);
          await outbox.add(job, payload, seconds);
        }
    }),
  );
  const names = Object.keys(about(stays, gone));
  const waiting = () =>
    rowsOf(names).then((rows) => rows.filter(({ state, subject }) => state === 'open' && subject === gone));
  expect(await waiting()).toHaveLength(7);
  app.clock.advance(14 * day);
  expect(await app.runOutbox()).toContain('account-closure.erase_member');
  expect(await waiting()).toEqual([]);

  app.clock.advance(60_000);
  const ran = await app.runOutbox();
  expect(names.filter((name) => !ran.includes(name))).toEqual([]);
  expect(
    (await rowsOf(names)).filter(({ state, last_error }) => state !== 'done' || last_error !== null),
  ).toEqual([]);
});

test('jobs of an erased member are found by an index', async () => {
  const plan = await app.inTenant('beta', () =>
    app.database.select<{ key: string; type: string }>(
      'EXPLAIN DELETE FROM outbox WHERE tenant_id = :tenant AND subject IN (:ids)',
      { ids: [someId(), someId()] },
    ),
  );
  expect(plan).toMatchObject([{ type: 'range', key: 'ix_outbox_subject' }]);
});

function told(memberId: string, otherId: string): object {
  const others = [otherId];
  return {
    memberId,
    ...{
      conversations: others,
      messages: others,
      unread: others,
      likes: others,
      matches: others,
      returned: others,
    },
  };
}
