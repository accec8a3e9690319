import { FictionalFiguresRepository } from '../../apps/server/src/modules/overviews/home/fictional-figures.repository.ts';
import { HomeFiguresRepository } from '../../apps/server/src/modules/overviews/home/home-figures.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { filledAt, filledId, fillBuyers, planOf, rowsRead } from '../support/database/plans.ts';

const members = 6000;
const fictional = 20;
const dayMs = 86_400_000;
const span = {
  from: new Date(Date.UTC(2026, 0, 10) - 14 * dayMs),
  begins: Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 0, 10) + day * dayMs)),
  until: new Date(Date.UTC(2026, 0, 24)),
};

/** The plans of the home's statements, on a brand of some thousand members beside a small one. */
test('the home reads its days by an index of each kind, and nothing else', async () => {
  const app = await startTestApp();
  await app.inTenant('alpha', () => fill(app, members));
  await app.inTenant('beta', () => fill(app, 20));
  await app.database.select(
    'ANALYZE TABLE payment, refund, account, ledger_account, report, report_case, support_case, support_message, audit_entry, profile, conversation_member, message',
  );
  const counts = await planOf(app, HomeFiguresRepository, (figures) => figures.counts(span));
  // What somebody paid before is looked up by who they are; nobody's wallet is asked about while nobody was erased.
  const [before] = counts.filter(({ table, ref }) => table === 'e' && ref?.includes('member_id'));
  expect(before).toMatchObject({ type: 'ref', rows: '1' });
  expect(
    counts.filter(({ table }) => table !== 'e').map(({ table, type, key }) => [table, type, key]),
  ).toEqual([
    ['a', 'range', 'ix_ledger_account_opened'],
    ['m', 'range', 'ix_account_confirmed'],
    ['p', 'range', 'ix_payment_completed'],
    ['r', 'range', 'ix_refund_settled'],
    ['p', 'eq_ref', 'PRIMARY'],
    ['p', 'range', 'ix_payment_charged_back'],
    ['p', 'range', 'ix_payment_completed'],
    ['r', 'range', 'ix_report_reported'],
    ['s', 'range', 'ix_support_case_received'],
    ['d', 'range', 'ix_audit_entry_tenant'],
  ]);
  for (const place of [0, 1, 2]) expect(counts[place]?.Extra).toContain('Using index');
  const responses = await planOf(app, HomeFiguresRepository, (figures) => figures.responses(span));
  expect(responses.map(({ table, type, key }) => [table, type, key])).toEqual([
    ['c', 'range', 'ix_report_case_decided'],
    ['c', 'range', 'ix_report_case_decided'],
  ]);
  expect(responses[0]?.Extra).toContain('Using index');
  const answers = await planOf(app, HomeFiguresRepository, (figures) => figures.answers(span));
  expect(answers.map(({ table, type, key }) => [table, type, key])).toEqual([
    ['m', 'range', 'ix_support_message_written'],
    ['s', 'eq_ref', 'PRIMARY'],
    ['b', 'ref', 'ix_support_message_case'],
    ['m', 'range', 'ix_support_message_written'],
    ['s', 'eq_ref', 'PRIMARY'],
    ['b', 'ref', 'ix_support_message_case'],
  ]);
  // Of chats only those with fictional profiles are read, and of these the ones in which anything was written.
  const keys = async (read: (figures: FictionalFiguresRepository) => Promise<unknown>) =>
    (await planOf(app, FictionalFiguresRepository, read)).map(({ table, type, key }) => [table, type, key]);
  expect(await keys((figures) => figures.chats(span))).toEqual([
    ['p', 'ref', 'ix_profile_kind'],
    ['k', 'ref', 'ix_conversation_member_list'],
  ]);
  const some = Array.from({ length: 100 }, (_, at) => String(2200 + at).padStart(24, '0'));
  const days = ['m', 'range', 'ix_message_sent'];
  const sender = ['p', 'eq_ref', 'PRIMARY'];
  expect(await keys((figures) => figures.written(some, span))).toEqual([days, sender]);
  const waited = await keys((figures) => figures.waited(some, span));
  for (const step of [days, sender, ['w', 'eq_ref', 'uq_message_seq'], ['a', 'ref', 'uq_message_seq']])
    expect(waited).toContainEqual(step);

  // What was written earlier in a conversation costs nothing.
  const read = async () => [
    await rowsRead(app, FictionalFiguresRepository, (figures) => figures.written(some, span)),
    await rowsRead(app, FictionalFiguresRepository, (figures) => figures.waited(some, span)),
  ];
  const short = await read();
  await app.inTenant('alpha', () => writeEarlier(app, 5000));
  const [written = 0, answered = 0] = await read();
  expect(written).toBe(short[0]);
  // The answer before is one more.
  expect(answered).toBeLessThan((short[1] ?? 0) + 10);
});

/** Messages of a year before to a conversation in which something was written in these days. */
async function writeEarlier(app: TestApp, count: number): Promise<void> {
  const chat = `LPAD(2260, 24, '0')`;
  await app.database.write(
    `UPDATE message SET seq = seq + ${count} WHERE tenant_id = :tenant AND conversation_id = ${chat} ORDER BY seq DESC`,
  );
  await app.database.write(
    `INSERT INTO message (tenant_id, id, conversation_id, sender_id, body_hash, body, seq, credits_after, sent_at)
     SELECT :tenant, CONCAT('9', RIGHT(${filledId}, 23)), ${chat}, IF(seq % 2, ${chat}, LPAD(1, 24, '0')), 'x', 'x', seq, 0,
       '2025-01-01' + INTERVAL seq MINUTE FROM seq_1_to_${count}`,
  );
}

/** Members who confirmed and bought, some of it taken back or refunded, and a report about each, ten a day. */
async function fill(app: TestApp, count: number): Promise<void> {
  await fillBuyers(app, count);
  const run = (sql: string) => app.database.write(sql);
  await run(
    `UPDATE payment SET status = 'charged_back', charged_back_at = completed_at WHERE tenant_id = :tenant
        AND id LIKE '%01'`,
  );
  await run(
    `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status,
       requested_at, settled_at)
     SELECT :tenant, ${filledId}, ${filledId}, 'provider', 'full', 999, 0, 100, 'completed', ${filledAt}, ${filledAt}
       FROM seq_1_to_${count} WHERE seq % 100 = 2`,
  );
  await run(
    `INSERT INTO report_case (tenant_id, id, kind, opened_at, due_at, closed_at, outcome)
     SELECT :tenant, ${filledId}, 'profile', ${filledAt}, ${filledAt}, ${filledAt}, 'dismissed' FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO report (tenant_id, id, case_id, number, reporter_key, language, reason, words, snapshot, reported_at)
     SELECT :tenant, ${filledId}, ${filledId}, LPAD(seq, 9, '0'), ${filledId}, 'nl', 'other', '', '{}', ${filledAt} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO support_case (tenant_id, id, number, topic, state, language, opened_at, due_at, changed_at,
       priority, barred)
     SELECT :tenant, ${filledId}, CONCAT('S', seq), 'site', 'answered', 'nl', ${filledAt}, ${filledAt}, ${filledAt},
       1, '[]' FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO support_message (tenant_id, id, case_id, kind, staff_id, text, written_at)
     SELECT :tenant, ${filledId}, ${filledId}, 'answer', ${filledId}, 'x', ${filledAt} FROM seq_1_to_${count}`,
  );
  await run(
    `INSERT INTO audit_entry (id, at, staff_id, number, tenant_id, action, subjects, changes)
     SELECT CONCAT(LEFT(:tenant, 1), LPAD(seq, 23, '0')), ${filledAt}, LPAD(ORD(:tenant), 24, '0'), seq, :tenant,
       'desk.decided', '[]', '[]' FROM seq_1_to_${count}`,
  );
  // Twenty of them are fictional; everybody else writes to one of these and is answered.
  await run(
    `INSERT INTO profile (tenant_id, id, account_id, name, date_of_birth, status, unconfirmed, fictional, invisible,
       listed, interests, about_me, created_at, last_seen_at)
     SELECT :tenant, ${filledId}, IF(seq > ${fictional}, ${filledId}, NULL), 'Somebody', '1990-01-01', 'active', 0,
       seq <= ${fictional}, 0, 1, '[]', '', ${filledAt}, ${filledAt} FROM seq_1_to_${count}`,
  );
  const members = `FROM seq_1_to_${count} WHERE seq > ${fictional}`;
  const other = `LPAD(seq % ${fictional} + 1, 24, '0')`;
  await run(
    `INSERT INTO conversation (tenant_id, id, low_id, high_id, last_seq, last_held_no, created_at)
     SELECT :tenant, ${filledId}, ${other}, ${filledId}, 2, 0, ${filledAt} ${members}`,
  );
  for (const [own, their] of [
    [filledId, other],
    [other, filledId],
  ])
    await run(
      `INSERT INTO conversation_member (tenant_id, conversation_id, member_id, other_id, shown, started, wrote, unread,
         cleared_seq, last_at)
       SELECT :tenant, ${filledId}, ${own}, ${their}, 1, 0, 1, 0, 0, ${filledAt} ${members}`,
    );
  for (const [place, sender] of [filledId, other].entries())
    await run(
      `INSERT INTO message (tenant_id, id, conversation_id, sender_id, body_hash, body, seq, credits_after, sent_at)
       SELECT :tenant, CONCAT('${place}', RIGHT(${filledId}, 23)), ${filledId}, ${sender}, 'x', 'x', ${place + 1}, 0, ${filledAt}
       ${members}`,
    );
}
