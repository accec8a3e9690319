import { CandidatesRepository } from '../../apps/server/src/modules/meeting/matchmaking/candidates.repository.ts';
import { SwipeDeck } from '../../apps/server/src/modules/meeting/matchmaking/swipe-deck.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { addProfile } from '../support/members/profiles.ts';

const members = 3000;

interface PlanRow {
  select_type: string;
  table: string;
  type: string;
  key: string | null;
  rows: string;
  Extra: string;
}

/** What the cards of the swipe game cost, by the plans that the database makes on a brand of some thousand members. */
describe('plans of whom a member could be shown', () => {
  let app: TestApp;
  let viewerId: string;

  beforeAll(async () => {
    app = await startTestApp();
    for (let from = 0; from < members; from += 100) {
      app.clock.advance(300_000);
      await Promise.all(Array.from({ length: 100 }, () => addProfile(app, 'alpha')));
    }
    viewerId = (await joinConfirmed(app, 'alpha')).id;
    await app.database.select(
      'ANALYZE TABLE profile, member_like, member_pass, profile_contact, member_block',
    );
  });

  const explain = (work: (found: CandidatesRepository) => Promise<unknown>): Promise<PlanRow[]> =>
    app.inTenant('alpha', async () => {
      const statements: [string, object][] = [];
      const select = app.database.select.bind(app.database);
      const spy = jest.spyOn(app.database, 'select').mockImplementation((sql, parameters = {}) => {
        if (/\bprofile\b/.test(sql)) statements.push([sql, parameters]);
        return select(sql, parameters);
      });
      await work(app.nest.get(CandidatesRepository, { strict: false })).finally(() => spy.mockRestore());
      const [[sql, parameters] = ['', {}]] = statements;
      return app.database.select<PlanRow>(`EXPLAIN ${sql}`, parameters as Record<string, unknown>);
    });

  it.each([null, 'female'] as const)(
    'of %s: a piece of the list comes from one index, unsorted',
    async (gender) => {
      const after = { pictured: false, at: app.clock.now(), id: 'm'.repeat(24) };
      for (const place of [undefined, after]) {
        const [plan, ...others] = await explain((found) => found.piece({ gender, after: place, length: 60 }));
        expect(others).toEqual([]);
        expect(plan).toMatchObject({
          type: expect.stringMatching(/^(ref|range)$/) as string,
          key: gender ? 'ix_profile_listed_gender' : 'ix_profile_listed',
          Extra: expect.stringContaining('Using index') as string,
        });
        expect(plan?.Extra).not.toMatch(/filesort|temporary|condition/i);
      }
    },
  );

  it('likes, passes, blocks and messages are looked up by key, for the rows of that piece alone', async () => {
    const piece = await app.inTenant('alpha', () =>
      app.nest.get(CandidatesRepository, { strict: false }).piece({
        ...{ gender: null, after: undefined, length: 60 },
      }),
    );
    const plan = await explain((found) =>
      found.undecided(
        viewerId,
        piece.map(({ id }) => id),
      ),
    );
    const profile = plan.find(({ table }) => table === 'p');
    expect(profile?.key).toMatch(/^(PRIMARY|uq_profile_fictional)$/);
    expect(Number(profile?.rows)).toBeLessThanOrEqual(60);
    const others = plan.filter(({ table }) => table !== 'p');
    expect(others).toHaveLength(6);
    for (const row of others)
      expect(row).toMatchObject({ type: expect.stringMatching(/^(eq_ref|ref|const)$/) as string });
  });

  it('a hand of cards takes five statements, the last one for all cards at once, and after thousands of passes a bounded number of times', async () => {
    const select = jest.spyOn(app.database, 'select');
    const asked = async () => {
      select.mockClear();
      const { cards } = await app.inTenant('alpha', () =>
        app.nest.get(SwipeDeck, { strict: false }).deal({ memberId: viewerId, here: null }, undefined),
      );
      return {
        found: cards.length,
        statements: select.mock.calls.filter(([sql]) => /profile p/.test(sql)).length,
      };
    };
    expect(await asked()).toEqual({ found: 10, statements: 5 });
    await app.inTenant('alpha', () =>
      app.database.write(
        `INSERT INTO member_pass (tenant_id, member_id, passed_id, created_at)
         SELECT tenant_id, :viewerId, id, created_at FROM profile WHERE tenant_id = :tenant AND id <> :viewerId`,
        { viewerId },
      ),
    );
    const { found, statements } = await asked();
    expect(found).toBe(0);
    expect(statements).toBeLessThanOrEqual(20);
    select.mockRestore();
  });
});
