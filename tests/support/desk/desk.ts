import { DeskApi, DeskKinds, type DeskKind } from '../../../apps/server/src/modules/safety/desk/desk.api.ts';
import type { DeskRisk } from '../../../packages/contract/src/safety/desk.ts';
import type { Answer } from '../../../packages/contract/src/route.ts';
import type { DeskItem, takeDeskItems } from '../../../packages/contract/src/safety/calls/desk.ts';
import type { Browser } from '../app/browser.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

/** The kind that tests decide about: its subjects are names, and what was done to them is written down. */
export interface PlainKind extends DeskKind {
  applied: { subjectId: string; decision: string; staffId: string }[];
  /** Subjects that are there no more. */
  gone: Set<string>;
  /** Pairs of staff and subject. */
  refused: Set<string>;
  /** Fails the next effect, as a crash would. */
  failing: boolean;
}

/** Puts a kind of the tests' own in the place of `verification`. */
export function plainKind(app: TestApp): PlainKind {
  const kinds = app.nest.get(DeskKinds, { strict: false });
  const find = kinds.find.bind(kinds);
  const kind: PlainKind = {
    ...{ kind: 'verification', hasSecondLook: true, applied: [], failing: false },
    ...{ gone: new Set<string>(), refused: new Set<string>() },
    describe: (subjectId) =>
      Promise.resolve(
        kind.gone.has(subjectId)
          ? undefined
          : {
              ...{ kind: 'verification', image: `/${subjectId}`, width: 1, height: 1 },
              ...{ placeholder: '#000000', pose: subjectId },
            },
      ),
    check: () => undefined,
    apply: ({ subjectId }, { decision }, staffId) => {
      if (kind.failing) return Promise.reject(new Error('the power went off'));
      kind.applied.push({ subjectId, decision, staffId });
      return Promise.resolve(null);
    },
    mayDecide: (staffId, subjectId) => Promise.resolve(!kind.refused.has(`${staffId} ${subjectId}`)),
  };
  jest.spyOn(kinds, 'find').mockImplementation((name) => (name === 'verification' ? kind : find(name)));
  return kind;
}

/** Puts something on the desk. @returns the item's key */
export async function putOnDesk(
  app: TestApp,
  brand: string,
  subjectId: string,
  risks: readonly DeskRisk[] = [],
  memberId: string | null = null,
): Promise<string> {
  const id = await app.inTenant(brand, () =>
    app.database.inTransaction(() =>
      app.nest.get(DeskApi, { strict: false }).open({ kind: 'verification', subjectId, memberId, risks }),
    ),
  );
  return `${brand}:${id}`;
}

/** The page of the console that most tests decide on; each moderator's own, as tabs are told apart by person. */
export const oneTab = '5f0c1a7e-3b52-4c08-9a51-0c4e6a1b7d20';

/** What a moderator is given. */
export async function take(
  moderator: Browser,
  wanted: { kind?: string; tenant?: string; want?: number; tab?: string } = {},
): Promise<DeskItem[]> {
  const body = { kind: 'verification', want: 5, tab: oneTab, ...wanted };
  const answer = await moderator.post('/admin-api/desk/take', body);
  if (answer.status !== 200) throw new Error(`taking items answered ${answer.status}: ${answer.text}`);
  return (answer.json as Answer<typeof takeDeskItems>).items;
}

export const decide = (moderator: Browser, key: string, body: object): Promise<TestAnswer> =>
  moderator.post(`/admin-api/desk/items/${key}/decision`, body);

export const undo = (moderator: Browser, key: string): Promise<TestAnswer> =>
  moderator.delete(`/admin-api/desk/items/${key}/decision`);
