import fc from 'fast-check';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { AuditLog } from '../../apps/server/src/modules/console/staff/audit/audit-log.ts';
import { SealAuditLog } from '../../apps/server/src/modules/console/staff/audit/seal-audit-log.ts';
import {
  VerifyAuditLog,
  type AuditReport,
  type NotedSeal,
} from '../../apps/server/src/modules/console/staff/audit/verify-audit-log.ts';
import { auditActions } from '../../packages/contract/src/console/audit-actions.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { isProof } from '../support/environment/proof.ts';
import { someId } from '../support/members/profiles.ts';

const hour = 3_600_000;
const tables = ['audit_entry', 'audit_count', 'audit_seal', 'audit_subject'];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const table of tables) await change(`DELETE FROM ${table}`);
});

const get = <T>(type: abstract new (...parameters: never[]) => T): T => app.nest.get(type, { strict: false });
const change = (sql: string, parameters: object = {}) =>
  acrossTenants('touch the log in a test', () => app.database.write(sql, parameters as never));
const seal = () => acrossTenants('seal in a test', () => get(SealAuditLog).sweep(app.clock.now(), 200));
const verify = (noted?: NotedSeal): Promise<AuditReport> =>
  acrossTenants('verify in a test', () => get(VerifyAuditLog).verify(noted));
const kinds = async (noted?: NotedSeal) => (await verify(noted)).findings.map(({ kind }) => kind);

async function act(count = 1, staffId?: string): Promise<void> {
  for (let done = 0; done < count; done++) {
    app.clock.advance(1000);
    await get(AuditLog).record({
      ...{ staffId: staffId ?? someId(), action: 'photo.marked', tenantId: 'alpha' },
      ...{ subjects: [`alpha:${someId()}`], changes: ['explicit'] },
    });
  }
}

/** A log of six entries, all sealed. @returns its newest seal */
async function sealedLog(): Promise<NotedSeal> {
  await act(6);
  expect(await seal()).toBe(6);
  const { seals, findings, head } = await verify();
  expect({ seals, findings }).toEqual({ seals: 6, findings: [] });
  if (!head) throw new Error('nothing was sealed');
  return head;
}

describe('the chain over the audit log', () => {
  it('is empty where nobody did anything', async () => {
    expect(await seal()).toBe(0);
    expect(await verify()).toEqual({ seals: 0, findings: [], head: undefined });
  });

  it('grows with what is done, each entry sealed once, whoever seals', async () => {
    const first = await sealedLog();
    await act(5);
    const sealed = await Promise.all([seal(), seal(), seal()]);
    expect(sealed.reduce((sum, count) => sum + count)).toBe(5);
    expect(await verify(first)).toMatchObject({ seals: 11, findings: [], head: { position: 11 } });
  });

  const third = 'ORDER BY at LIMIT 1 OFFSET 2';
  const idOfThird = async () =>
    (await app.database.select<{ id: string }>(`SELECT id FROM audit_entry ${third}`))[0]?.id;

  it.each([
    ["action = 'photo.removed'"],
    ["staff_id = 'somebody-else-as-it-were'"],
    ['tenant_id = NULL'],
    ["subjects = '[]'"],
    ['changes = \'["other"]\''],
    ['at = at + INTERVAL 1 SECOND'],
  ])('shows an entry that was changed: %s', async (set) => {
    await sealedLog();
    await change(`UPDATE audit_entry SET ${set} WHERE id = :id`, { id: await idOfThird() });
    const [first] = (await verify()).findings;
    expect(first).toMatchObject({ kind: 'entry_changed', position: 3 });
  });

  it('shows an entry that was removed, and one that was removed with its seal', async () => {
    const noted = await sealedLog();
    const id = await idOfThird();
    await change('DELETE FROM audit_entry WHERE id = :id', { id });
    const numbers = { kind: 'numbers_missing', first: 1, last: 1 };
    const missing = { kind: 'entry_missing', position: 3, entryId: id };
    expect((await verify()).findings).toMatchObject([missing, numbers]);
    await change('DELETE FROM audit_seal WHERE entry_id = :id', { id });
    expect((await verify()).findings).toMatchObject([{ kind: 'seals_missing', position: 3 }, numbers]);
    await change('DELETE FROM audit_seal WHERE position = 1');
    expect(await kinds(noted)).toEqual(['seals_missing', 'seals_missing', 'numbers_missing']);
  });

  it('shows by a noted seal that its end was cut off, or that all of it was made anew', async () => {
    const noted = await sealedLog();
    await change('DELETE FROM audit_entry ORDER BY at DESC LIMIT 1');
    await change('DELETE FROM audit_seal ORDER BY position DESC LIMIT 1');
    // By who puts the count right, too.
    await change(
      'DELETE FROM audit_count WHERE NOT EXISTS (SELECT 1 FROM audit_entry e WHERE e.staff_id = audit_count.staff_id)',
    );
    expect(await kinds()).toEqual([]);
    expect(await kinds(noted)).toEqual(['seals_missing']);
    await act(1);
    await change('DELETE FROM audit_seal');
    expect(await seal()).toBe(6);
    expect(await kinds()).toEqual([]);
    expect(await kinds(noted)).toEqual(['chain_replaced']);
  });

  it('shows an entry that was put in later than its date says', async () => {
    await sealedLog();
    app.clock.advance(48 * hour);
    await act(1);
    await seal();
    const at = new Date(app.clock.now().getTime() - 47 * hour);
    await get(AuditLog).record({ staffId: someId(), action: 'staff.logged_in', at });
    expect(await seal()).toBe(0);
    expect(await kinds()).toEqual(['entry_unsealed']);
  });

  it('keeps its word where its beginning has gone with age', async () => {
    await sealedLog();
    const halfAYear = 183 * 24 * hour;
    for (let half = 0; half < 15; half++) {
      app.clock.advance(halfAYear);
      await act(2);
      await app.nest.get(Housekeeping).runOnce();
      expect(await kinds()).toEqual([]);
    }
    const { seals, head } = await verify();
    expect(head?.position).toBe(36);
    expect(seals).toBeLessThan(36);
    expect(seals).toBeGreaterThanOrEqual(26);
  });

  it('shows the numbers of entries that were removed before their seal', async () => {
    const staffId = someId();
    const removed = (numbers: string) =>
      change(`DELETE FROM audit_entry WHERE staff_id = :staffId AND number IN (${numbers})`, { staffId });
    await act(7, staffId);
    await removed('2, 3, 7');
    await seal();
    const found = { kind: 'numbers_missing', position: null, entryId: null, staffId };
    const gaps = [
      { ...found, first: 2, last: 3 },
      { ...found, first: 7, last: 7 },
    ];
    expect((await verify()).findings).toEqual(gaps);
    await removed('1');
    await act(1, staffId);
    expect((await verify()).findings).toMatchObject([
      { kind: 'entry_missing' },
      { first: 1, last: 3 },
      gaps[1],
    ]);
  });

  it('shows a count that was taken back or removed', async () => {
    const staffId = someId();
    await act(3, staffId);
    const found = [{ kind: 'count_wrong', position: null, entryId: null, staffId }];
    await change('UPDATE audit_count SET made = 2');
    expect((await verify()).findings).toEqual(found);
    await change('DELETE FROM audit_count');
    expect((await verify()).findings).toEqual(found);
  });

  it('has no gap where a change was rolled back, or many came at once', async () => {
    const staffId = someId();
    const failing = app.database.inTransaction(async () => {
      await act(2, staffId);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await Promise.all(Array.from({ length: 8 }, () => act(2, staffId)));
    expect(await seal()).toBe(16);
    expect(await verify()).toMatchObject({ seals: 16, findings: [] });
    expect(await app.database.number('SELECT MAX(number) FROM audit_entry')).toBe(16);
  });

  it('lets no one wait for what another person does', async () => {
    const others = someId();
    await act(1, others);
    await app.database.inTransaction(async () => {
      await act(1);
      // On a connection of its own, and not in the end of this one.
      await app.database.dataSource.manager.query(
        'SELECT 1 FROM audit_count WHERE staff_id = ? FOR UPDATE NOWAIT',
        [others],
      );
    });
  });

  it('holds after any sequence of deeds and seals, and shows any one change', async () => {
    const deed = fc.record({
      action: fc.constantFrom(...auditActions),
      changes: fc.array(fc.constantFrom('name', 'colours', 'version.3'), { maxLength: 3 }),
      subjects: fc.array(fc.constantFrom('alpha:a', 'beta:b', 'c'), { maxLength: 3 }),
      wait: fc.nat(3 * hour),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(deed, fc.constant('seal' as const)), { minLength: 2, maxLength: 20 }),
        fc.nat(),
        async (story, pick) => {
          for (const table of tables) await change(`DELETE FROM ${table}`);
          const act = story.filter((step) => step !== 'seal');
          for (const step of story)
            if (step === 'seal') await seal();
            else {
              app.clock.advance(step.wait);
              await get(AuditLog).record({ staffId: someId(), ...step });
            }
          await seal();
          expect(await verify()).toMatchObject({ seals: act.length, findings: [] });
          if (act.length === 0) return;
          const position = (pick % act.length) + 1;
          await change(
            `UPDATE audit_entry SET changes = '["tampered"]' WHERE id = (SELECT entry_id FROM audit_seal WHERE position = :position)`,
            { position },
          );
          expect((await verify()).findings).toMatchObject([{ kind: 'entry_changed', position }]);
        },
      ),
      { numRuns: isProof ? 200 : 15 },
    );
  });
});
