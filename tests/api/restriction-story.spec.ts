import fc from 'fast-check';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { RestrictionRow } from '../../packages/contract/src/safety/calls/restriction-desk.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { runs } from '../support/environment/proof.ts';
import { becomeMember } from '../support/members/account-calls.ts';

jest.setTimeout(300_000);

const host = 'alpha.localhost';
const kinds = ['profile_disabled', 'account_banned'] as const;
const people = fc.constantFrom(0, 1, 2);
const of = fc.constantFrom(0, 1);

/** What staff, a programme and the members do to each other, in any order. */
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('impose'), staff: people, of, kind: fc.constantFrom(...kinds) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('impose by programme'), of, kind: fc.constantFrom(...kinds) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lift'), staff: people, of }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('appeal'), of, which: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide'),
      staff: people,
      decision: fc.constantFrom('uphold', 'reverse'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { alpha: { account_disclosure: 'conceal' } } });
});

const sql = <Row>(text: string) => app.inTenant('alpha', () => app.database.select<Row>(text));
const api = () => app.nest.get(RestrictionsApi, { strict: false });

/** Three moderators and two members of a story's own. */
class Story {
  static count = 0;
  readonly staff: Browser[] = [];
  readonly names: string[] = [];
  readonly members: { id: string }[] = [];

  static async begin(): Promise<Story> {
    const story = new Story();
    const own = ++Story.count;
    for (const index of [0, 1, 2]) {
      const email = `story${own}-${index}@staff.test`;
      story.names.push(await createStaff(app, email, 'moderator', ['alpha']));
      story.staff.push(await openConsole(app, email));
    }
    for (const index of [0, 1]) {
      const browser = new Browser(app, host);
      const email = `story${own}-${index}@example.test`;
      story.members.push({ id: await becomeMember(browser, email, { name: `Robin ${own} ${index}` }) });
    }
    return story;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'decide' && 'decision' in step) return this.decide(step.staff, step.decision);
    const member = 'of' in step ? this.members[step.of] : undefined;
    if (!member) return;
    const staff = 'staff' in step ? this.staff[step.staff] : undefined;
    const path = `/admin-api/profiles/alpha:${member.id}/restrictions`;
    if (step.do === 'impose' && 'kind' in step && staff)
      await staff.post(path, { kind: step.kind, ground: 'harassment', note: 'Threats.' });
    if (step.do === 'impose by programme' && 'kind' in step) await this.decideAlone(member.id, step.kind);
    if (step.do === 'lift' && staff)
      for (const { id, ended_at: ended } of (await staff.get(path)).json as RestrictionRow[])
        if (!ended) await staff.post(`/admin-api/restrictions/${id}/end`, { note: 'A mix-up of ours.' });
    if (step.do === 'appeal' && 'which' in step) await this.appeal(member.id, step.which);
  }

  /** A ban or a profile that is disabled already is refused; nothing else is. */
  private async decideAlone(memberId: string, kind: (typeof kinds)[number]): Promise<void> {
    const subject = { kind, ground: 'spam', memberId, subjectId: null } as const;
    await app.inTenant('alpha', async () => {
      if (await api().standing(kind, { memberId, subjectId: null })) return;
      await app.database.inTransaction(() => api().impose({ ...subject, decidedBy: null }));
    });
  }

  private async appeal(memberId: string, which: number): Promise<void> {
    const rows = await app.inTenant('alpha', () => api().listOf(memberId));
    const row = rows[which % Math.max(rows.length, 1)];
    if (!row) return;
    const token = await app.inTenant('alpha', () => Promise.resolve(api().tokenOf(row.id)));
    const visitor = new Browser(app, host);
    await visitor.post(`/api/restrictions/${row.id}/opening/appeal`, { token, text: 'Not me.' });
  }

  /** Whoever decides is handed no appeal against what they decided. */
  private async decide(index: number, decision: 'uphold' | 'reverse'): Promise<void> {
    const [staff, own] = [this.staff[index], this.names[index]];
    if (!staff) return;
    const items = await take(staff, { kind: 'appeal', tenant: 'alpha', want: 5 });
    for (const { id } of items) {
      const [appeal] = await app.inTenant('alpha', () =>
        app.database.select<{ first: string }>(
          `SELECT a.first_decider AS first FROM desk_item d JOIN appeal a ON a.tenant_id = d.tenant_id AND a.id = d.subject_id
            WHERE d.tenant_id = :tenant AND d.id = :id`,
          { id: id.replace(/^alpha:/, '') },
        ),
      );
      expect(appeal?.first).toBeDefined();
      expect(appeal?.first).not.toBe(own);
      expect((await decide(staff, id, { decision, note: 'We looked again.' })).status).toBe(200);
    }
    app.clock.advance(11_000);
    await app.runOutbox();
  }
}

interface Fact {
  id: string;
}

/** What must not be found, whatever was done; each query finds what breaks its rule. */
const broken: Readonly<Record<string, string>> = {
  'a restriction without its statement': `
    SELECT id FROM restriction WHERE tenant_id = :tenant AND (statement IS NULL OR TRIM(statement) = '')`,
  'an end without a statement of its own': `
    SELECT id FROM restriction WHERE tenant_id = :tenant AND ended_at IS NOT NULL
      AND (end_statement IS NULL OR TRIM(end_statement) = '')`,
  'a disabled profile that no standing restriction explains': `
    SELECT p.id FROM profile p LEFT JOIN restriction r ON r.tenant_id = p.tenant_id AND r.id = p.restricted_by
     WHERE p.tenant_id = :tenant AND p.status = 'disabled' AND (r.id IS NULL OR r.ended_at IS NOT NULL)`,
  'a banned account that no standing restriction explains': `
    SELECT a.id FROM account a LEFT JOIN restriction r ON r.tenant_id = a.tenant_id AND r.id = a.banned_by
     WHERE a.tenant_id = :tenant AND a.banned_by IS NOT NULL AND (r.id IS NULL OR r.ended_at IS NOT NULL)`,
  'an appeal that its first decider decided': `
    SELECT a.id FROM appeal a JOIN restriction r ON r.tenant_id = a.tenant_id AND r.id = a.restriction_id
     WHERE a.tenant_id = :tenant AND a.decided_by = r.decided_by`,
  'a reversal that gave nothing back': `
    SELECT a.id FROM appeal a JOIN restriction r ON r.tenant_id = a.tenant_id AND r.id = a.restriction_id
     WHERE a.tenant_id = :tenant AND a.decision = 'reverse' AND r.ended_at IS NULL`,
  'a decision without reasons': `
    SELECT id FROM appeal WHERE tenant_id = :tenant AND decision IS NOT NULL AND TRIM(statement) = ''`,
};

test('whatever is taken and given back, each has its statement, and no appeal its first decider', async () => {
  let decided = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 24, maxLength: 40 }), async (steps) => {
      const story = await Story.begin();
      for (const each of steps) {
        await story.take(each);
        for (const [rule, text] of Object.entries(broken))
          expect([rule, await sql<Fact>(text)]).toEqual([rule, []]);
      }
      const [row] = await sql<{ count: number }>(
        'SELECT COUNT(*) AS count FROM appeal WHERE tenant_id = :tenant AND decided_by IS NOT NULL',
      );
      decided = Number(row?.count);
    }),
    { numRuns: runs(6), seed: 20, endOnFailure: true },
  );
  // The stories come to appeals that are decided: else nothing would have been shown of them.
  expect(decided).toBeGreaterThan(5);
});
