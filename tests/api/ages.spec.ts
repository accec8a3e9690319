import type { ProfileCard } from '../../packages/contract/src/profiles/profile.ts';
import { refusal, signUp, whoAmI } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { addProfile } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const hour = 3_600_000;
const inAmsterdam = 'alpha.localhost';
const inNewYork = 'beta.localhost';

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { time_zone: 'America/New_York' } });
});

async function signUpOn(host: string, email: string, date_of_birth: string) {
  const browser = new Browser(app, host);
  return { browser, answer: await signUp(browser, email, { date_of_birth }) };
}

async function ageOf(browser: Browser): Promise<number | null | undefined> {
  return (await whoAmI(browser))?.profile.age;
}

test('ages change at midnight of the brand, never of UTC', async () => {
  const tooYoung = { fields: { date_of_birth: 'too_young' } };
  const adult = await signUpOn(inAmsterdam, 'adult@example.test', '2000-03-03');
  const listed = await addProfile(app, 'alpha', { dateOfBirth: '2000-03-03' });
  const found = async (age: number) => {
    const path = `/api/members?min_age=${age}&max_age=${age}`;
    const answer = await new Browser(app, inAmsterdam).get(path);
    return (answer.json as { results: Pick<ProfileCard, 'id' | 'age'>[] }).results.map((card) => [
      card.id,
      card.age,
    ]);
  };
  const overseas = await signUpOn(inNewYork, 'adult@example.test', '2000-03-03');

  // 23:59:59 on 2 March in Amsterdam.
  app.clock.advance(11 * hour - 1000);
  expect(await ageOf(adult.browser)).toBe(25);
  expect(await found(25)).toEqual([[listed, 25]]);
  expect(refusal((await signUpOn(inAmsterdam, 'young@example.test', '2008-03-03')).answer)).toMatchObject(
    tooYoung,
  );

  // Midnight there; still 2 March in UTC and in New York.
  app.clock.advance(1000);
  expect(await ageOf(adult.browser)).toBe(26);
  expect([await found(25), await found(26)]).toEqual([[], [[listed, 26]]]);
  expect(await ageOf(overseas.browser)).toBe(25);
  expect((await signUpOn(inAmsterdam, 'young@example.test', '2008-03-03')).answer.status).toBe(200);
  expect(refusal((await signUpOn(inNewYork, 'young@example.test', '2008-03-03')).answer)).toMatchObject(
    tooYoung,
  );

  // 3 March in UTC, 23:59:59 on 2 March in New York.
  app.clock.advance(6 * hour - 1000);
  expect(await ageOf(overseas.browser)).toBe(25);
  app.clock.advance(1000);
  expect(await ageOf(overseas.browser)).toBe(26);
  expect((await signUpOn(inNewYork, 'young@example.test', '2008-03-03')).answer.status).toBe(200);
});
