import fc from 'fast-check';
import { searchSorts, type SearchSort } from '../../packages/contract/src/meeting/search-values.ts';
import { RelatedMembers } from '../../apps/server/src/modules/meeting/discovery/related-members.ts';
import { SearchMembers } from '../../apps/server/src/modules/meeting/discovery/search/search-members.ts';
import { FindSearcher } from '../../apps/server/src/modules/meeting/discovery/search/searcher.ts';
import { FindCandidates } from '../../apps/server/src/modules/meeting/matchmaking/candidates.ts';
import { ProfilesApi } from '../../apps/server/src/modules/profiles/profiles.api.ts';
import { runs } from '../support/environment/proof.ts';
import { addProfile, setProfile, someId, wroteTo } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const people = [0, 1, 2, 3, 4] as const;
type Person = (typeof people)[number];
/** A member, or a visitor. */
type Viewer = Person | null;

type Step =
  | { do: 'block' | 'unblock' | 'contact'; from: Person; to: Person }
  | { do: 'invisible' | 'visible' | 'disable' | 'enable' | 'delete' | 'return'; of: Person };

const person = fc.constantFrom(...people);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ do: fc.constantFrom('block', 'unblock', 'contact'), from: person, to: person })
    .filter(({ from, to }) => from !== to),
  fc.record({
    do: fc.constantFrom('invisible', 'visible', 'disable', 'enable', 'delete', 'return'),
    of: person,
  }),
);

/** Who may see whom (decisions §4.1), written without a database. */
class Rule {
  private readonly blocks = new Set<string>();
  private readonly contacts = new Set<string>();
  readonly invisible = new Set<Person>();
  readonly disabled = new Set<Person>();
  readonly deleted = new Set<Person>();

  take(taken: Step): void {
    if ('of' in taken) {
      const { of } = taken;
      if (taken.do === 'invisible') this.invisible.add(of);
      if (taken.do === 'visible') this.invisible.delete(of);
      if (taken.do === 'disable') this.disabled.add(of);
      if (taken.do === 'enable') this.disabled.delete(of);
      if (taken.do === 'delete') this.deleted.add(of);
      if (taken.do === 'return') this.deleted.delete(of);
      return;
    }
    const pair = `${taken.from}${taken.to}`;
    if (taken.do === 'block') this.blocks.add(pair);
    if (taken.do === 'unblock') this.blocks.delete(pair);
    if (taken.do === 'contact') this.contacts.add(pair);
  }

  /** Whoever lists show to the viewer. */
  listed(viewer: Viewer): Person[] {
    return people.filter((one) => one !== viewer && this.isOpen(one) && !this.apart(viewer, one));
  }

  /** Whoever games and suggestions show: those in lists to whom the viewer did not turn yet. */
  suggested(viewer: Viewer): Person[] {
    if (viewer === null) return [];
    return this.listed(viewer).filter((one) => !this.contacts.has(`${viewer}${one}`));
  }

  /** Whoever's profile answers to the viewer, but their own. */
  visible(viewer: Viewer): Person[] {
    return people.filter(
      (one) =>
        one !== viewer &&
        !this.apart(viewer, one) &&
        (this.isOpen(one) || (this.isActive(one) && this.contacts.has(`${one}${viewer}`))),
    );
  }

  private isActive(one: Person): boolean {
    return !this.disabled.has(one) && !this.deleted.has(one);
  }

  private isOpen(one: Person): boolean {
    return this.isActive(one) && !this.invisible.has(one);
  }

  private apart(viewer: Viewer, one: Person): boolean {
    return this.blocks.has(`${viewer}${one}`) || this.blocks.has(`${one}${viewer}`);
  }
}

describe('after any sequence of blocks, contacts, invisibility, restrictions and deletions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands();
  });

  const take = async (ids: readonly string[], rule: Rule, taken: Step): Promise<boolean> => {
    const profiles = app.nest.get(ProfilesApi, { strict: false });
    const id = (one: Person) => ids[one] ?? '';
    if ('of' in taken) {
      const { of } = taken;
      // Whoever is gone does nothing but come back, and only they.
      if (rule.deleted.has(of) !== (taken.do === 'return')) return false;
      if (taken.do === 'delete') await app.database.inTransaction(() => profiles.hide(id(of)));
      if (taken.do === 'return') await profiles.reveal(id(of));
      if (taken.do === 'invisible' || taken.do === 'visible')
        await app.database.inTransaction(() => profiles.setInvisible(id(of), taken.do === 'invisible'));
      if (taken.do === 'disable' || taken.do === 'enable')
        await setProfile(app, 'alpha', id(of), {
          status: taken.do === 'disable' ? 'disabled' : 'active',
          invisible: rule.invisible.has(of),
        });
      return true;
    }
    const [from, to] = [id(taken.from), id(taken.to)];
    if (taken.do === 'contact') await wroteTo(app, 'alpha', from, to);
    if (taken.do === 'block')
      await app.database.write(
        `INSERT IGNORE INTO member_block (tenant_id, blocker_id, blocked_id, created_at)
         VALUES (:tenant, :from, :to, NOW(3))`,
        { from, to },
      );
    if (taken.do === 'unblock')
      await app.database.write(
        'DELETE FROM member_block WHERE tenant_id = :tenant AND blocker_id = :from AND blocked_id = :to',
        { from, to },
      );
    return true;
  };

  const look = async (ids: readonly string[], region: string, viewer: Viewer) => {
    const part = <T>(of: abstract new (...args: never[]) => T): T =>
      app.nest.get(of as never, { strict: false });
    const memberId = viewer === null ? null : (ids[viewer] ?? '');
    const reader = { memberId, here: null, hasTrafficSource: false };
    const among = (found: Iterable<string>) => {
      const set = new Set(found);
      return people.filter((one) => set.has(ids[one] ?? ''));
    };
    const found = async (sort: SearchSort) => {
      const { results, total } = await part(SearchMembers).search(reader, { countryregion: region, sort });
      expect(total).toBe(results.length);
      return among(results.map((card) => card.id));
    };
    const suggested = async (id: string | null) => {
      const searcher = await part(FindSearcher).find(id);
      const { own } = searcher;
      if (!own) return [];
      const wanted = { limit: 4000, looks: [4000] };
      const candidates = await part(FindCandidates).find({ ...searcher, own }, wanted);
      return among(candidates.map(({ row }) => row.id));
    };
    const profiles = part(ProfilesApi);
    const shown: Person[] = [];
    for (const one of people)
      if (one !== viewer && (await profiles.visible(memberId, ids[one] ?? ''))) shown.push(one);
    const beside = shown[0];
    return {
      found: await Promise.all(searchSorts.map(found)),
      counted: (await part(SearchMembers).count(reader, { countryregion: region })).total,
      newest: among((await part(SearchMembers).newest(reader)).map((card) => card.id)),
      related:
        beside === undefined
          ? null
          : among((await part(RelatedMembers).find(reader, ids[beside] ?? '')).map((card) => card.id)),
      shown,
      // Lists of likes and their badges; mails and push.
      cards: among((await profiles.cards(ids, memberId)).keys()),
      badges: among(await profiles.visibleIds(ids, memberId)),
      marks: viewer === null ? shown : among((await profiles.visibleMarks(memberId ?? '', ids)).keys()),
      suggested: await suggested(memberId),
    };
  };

  it('every list, count, mark and profile shows exactly whom the rule says', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
        const region = someId();
        run++;
        const ids: string[] = [];
        for (const one of people)
          ids.push(
            await addProfile(app, 'alpha', {
              ...{ region, dateOfBirth: '1951-01-01' },
              // The newest of all, so that the front page would show them.
              createdAt: new Date(app.clock.now().getTime() + run * 60_000 + one),
              mainPhoto: {
                ...{ id: someId(), key: 'a'.repeat(22), blurredKey: 'b'.repeat(22), status: 'active' },
                ...{ widths: [320], width: 320, height: 400, placeholder: '#aabbcc' },
              },
            }),
          );
        await app.inTenant('alpha', async () => {
          const rule = new Rule();
          for (const one of steps) if (await take(ids, rule, one)) rule.take(one);
          for (const viewer of [...people, null]) {
            // Who is gone or disabled searches nothing, or sees what others see.
            const listed = rule.listed(viewer);
            const shown = rule.visible(viewer);
            const named =
              viewer === null ? shown : [...shown, ...(isOwnMarked(rule, viewer) ? [viewer] : [])].toSorted();
            expect(await look(ids, region, viewer)).toEqual({
              found: searchSorts.map(() => listed),
              counted: listed.length,
              newest: listed,
              related: shown[0] === undefined ? null : listed.filter((one) => one !== shown[0]),
              shown,
              ...{ cards: named, badges: named, marks: named },
              suggested: rule.suggested(viewer),
            });
          }
        });
        const elsewhere = await app.inTenant('beta', () => look(ids, region, null));
        expect(elsewhere).toMatchObject({ counted: 0, newest: [], shown: [] });
      }),
      { numRuns: runs(12) },
    );
  });
});

/** One's own profile is visible to oneself as to others. */
function isOwnMarked(rule: Rule, viewer: Person): boolean {
  return ![rule.invisible, rule.disabled, rule.deleted].some((set) => set.has(viewer));
}
