import fc from 'fast-check';
import { AccountStory, storyAddresses, storyBrands, type Step } from '../support/members/account-story.ts';
import { runs } from '../support/environment/proof.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const [one, other] = ['first long secret', 'second long secret'] as const;
const brand = fc.constantFrom(...storyBrands);
const address = fc.constantFrom(...storyAddresses);
const password = fc.constantFrom(one, other);
const pick = fc.nat(9);

type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;

/** A step and how often it comes among others. */
function often<D extends Step['do']>(
  weight: number,
  name: D,
  fields: { [K in keyof Omit<StepOf<D>, 'do'>]: fc.Arbitrary<StepOf<D>[K]> },
): { weight: number; arbitrary: fc.Arbitrary<Step> } {
  const record = { do: fc.constant(name), ...fields } as unknown as {
    [K in keyof Step]: fc.Arbitrary<Step[K]>;
  };
  return { weight, arbitrary: fc.record(record) as fc.Arbitrary<Step> };
}

const spoilt = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true));
const step: fc.Arbitrary<Step> = fc.oneof(
  often(4, 'signup', { brand, address, password }),
  often(5, 'login', { brand, address, password }),
  often(1, 'resend', { brand, pick }),
  often(5, 'activate', { brand, pick, spoilt }),
  often(2, 'request_reset', { brand, address }),
  often(3, 'reset', { brand, pick, spoilt, password }),
  often(2, 'change_password', { brand, pick, guess: password, password }),
  often(3, 'request_mail_change', { brand, pick, address, guess: password }),
  often(3, 'confirm_mail_change', { brand, pick, spoilt }),
  often(1, 'logout', { brand, pick }),
  often(1, 'end_session', { brand, pick }),
  often(2, 'delete', { brand, pick }),
  often(2, 'reactivate', { brand, pick, spoilt }),
  often(1, 'wait', { hours: fc.constantFrom(1, 24, 8 * 24, 15 * 24) }),
);

/** A story in which every kind of step succeeds: without it, chance alone would have to get that far. */
const wholeStory: Step[] = [
  { do: 'signup', brand: 'beta', address: 'x', password: one },
  { do: 'activate', brand: 'beta', pick: 0, spoilt: false },
  { do: 'login', brand: 'beta', address: 'x', password: one },
  { do: 'request_reset', brand: 'beta', address: 'x' },
  { do: 'reset', brand: 'beta', pick: 0, spoilt: false, password: other },
  { do: 'login', brand: 'beta', address: 'x', password: other },
  { do: 'change_password', brand: 'beta', pick: 2, guess: other, password: one },
  { do: 'request_mail_change', brand: 'beta', pick: 2, address: 'y', guess: one },
  { do: 'confirm_mail_change', brand: 'beta', pick: 0, spoilt: false },
  { do: 'login', brand: 'beta', address: 'y', password: one },
  { do: 'end_session', brand: 'beta', pick: 3 },
  { do: 'login', brand: 'beta', address: 'y', password: one },
  { do: 'logout', brand: 'beta', pick: 4 },
  { do: 'signup', brand: 'alpha', address: 'x', password: one },
  { do: 'resend', brand: 'alpha', pick: 0 },
  { do: 'login', brand: 'beta', address: 'y', password: one },
  { do: 'delete', brand: 'beta', pick: 5 },
  { do: 'reactivate', brand: 'beta', pick: 0, spoilt: false },
];

describe('accounts, whatever people do in whatever order', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({
      alpha: { account_disclosure: 'reveal' },
      beta: { account_disclosure: 'conceal' },
    });
  });

  test('let in only who knows the secret, and give an address to one owner a brand', async () => {
    let count = 0;
    const reached = new Set<Step['do']>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const story = new AccountStory(app, ++count);
        for (const each of steps) await story.take(each);
        for (const name of story.done) reached.add(name);
      }),
      { numRuns: runs(9), examples: [[wholeStory]] },
    );
    expect(reached).toEqual(new Set(wholeStory.map((each) => each.do)));
  });

  test('the same when several happen at once', async () => {
    let count = 1000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
        async (rounds) => {
          const story = new AccountStory(app, ++count);
          for (const steps of rounds) await story.take(...steps);
        },
      ),
      { numRuns: runs(6) },
    );
  });
});
