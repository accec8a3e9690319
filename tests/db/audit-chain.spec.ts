import fc from 'fast-check';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { acrossTenants } from '../../apps/server/src/kernel/tenancy/tenant-context.ts';
import { AuditLog } from '../../apps/server/src/modules/staff/audit/audit-log.ts';
import { SealAuditLog } from '../../apps/server/src/modules/staff/audit/seal-audit-log.ts';
import {
  VerifyAuditLog,
  type AuditReport,
  type NotedSeal,
} from '../../apps/server/src/modules/staff/audit/verify-audit-log.ts';
import { auditActions } from '../../packages/contract/src/audit-actions.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { isProof } from '../support/environment/proof.ts';
import { someId } from '../support/members/profiles.ts';

const hour = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const table of ['audit_entry', 'audit_seal', 'audit_subject']) await change(`DELETE FROM ${table}`);
});

const get = <T>(type: abstract new (...parameters: never[]) => T): T => app.nest.get(type, { strict: false });
const change = (sql: string, parameters: object = {}) =>
  acrossTenants('touch the log in a test', () => app.database.write(sql, parameters as never));
const seal = () => acrossTenants('seal in a test', () => get(SealAuditLog).sweep(app.clock.now(), 200));
const verify = (noted?: NotedSeal): Promise<AuditReport> =>
  acrossTenants('verify in a test', () => get(VerifyAuditLog).verify(noted));
const kinds = async (noted?: NotedSeal) => (await verify(noted)).findings.map(({ kind }) => kind);

async function act(count = 1): Promise<void> {
  for (let done = 0; done < count; done++) {
    app.clock.advance(1000);
    await get(AuditLog).record({
      ...{ staffId: someId(), action: 'photo.marked', tenantId: 'alpha' },
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
    expect((await verify()).findings).toMatchObject([{ kind: 'entry_changed', position: 3 }]);
  });

  it('shows an entry that was removed, and one that was removed with its seal', async () => {
    const noted = await sealedLog();
    const id = await idOfThird();
    await change('DELETE FROM audit_entry WHERE id = :id', { id });
    expect((await verify()).findings).toMatchObject([{ kind: 'entry_missing', position: 3, entryId: id }]);
    await change('DELETE FROM audit_seal WHERE entry_id = :id', { id });
    expect((await verify()).findings).toMatchObject([{ kind: 'seals_missing', position: 3 }]);
    await change('DELETE FROM audit_seal WHERE position = 1');
    expect(await kinds(noted)).toEqual(['seals_missing', 'seals_missing']);
  });

  it('shows by a noted seal that its end was cut off, or that all of it was made anew', async () => {
    const noted = await sealedLog();
    await change('DELETE FROM audit_entry ORDER BY at DESC LIMIT 1');
    await change('DELETE FROM audit_seal ORDER BY position DESC LIMIT 1');
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
          for (const table of ['audit_entry', 'audit_seal', 'audit_subject'])
            await change(`DELETE FROM ${table}`);
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
