import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../../packages/contract/src/languages.ts';
import { e2ePort, originOf } from './origin.ts';
import { expect, mailedLink, someAddress } from './page.ts';
import type { Texts } from './texts.ts';
import { MemberClient } from '../members/member-client.ts';
import { memberPassword } from '../members/draft.ts';

/** An address that nobody had before, telling which test it is of. */
export const newAddress = (test: string, project: string) => `${test}-${project}-${Date.now()}@example.test`;

/** Notices of a first visit have been seen, so that nothing lies over the pages. */
export async function asReturningVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const now = String(Math.floor(Date.now() / 1000));
    try {
      for (const notice of ['entry-warning', 'fictional-notice']) localStorage.setItem(notice, now);
    } catch {
      // A blank page has no storage.
    }
  });
}

/**
 * Signs somebody up without the form, which has tests of its own; the page's browser is logged in as them, before the
 * first step of the signup.
 *
 * @param language of their mails; default the brand's
 */
export async function signUpAs(
  page: Page,
  host: string,
  email: string,
  language?: Language,
): Promise<MemberClient> {
  const client = new MemberClient(e2ePort(), host, someAddress());
  await client.signUp(email, language);
  await adopt(page, host, client.session);
  return client;
}

export interface Found {
  id: string;
  name: string;
  fictional: boolean;
}

/** Somebody fictional whom a member finds. Age by age, because most members are real. */
export async function somebodyFictional(client: MemberClient): Promise<Found> {
  for (let age = 25; age < 80; age++) {
    const { results } = (await client.call('GET', `/api/members?min_age=${age}&max_age=${age}`)) as {
      results: Found[];
    };
    const one = results.find(({ fictional }) => fictional);
    if (one) return one;
  }
  throw new Error('the demo has nobody fictional');
}

/** Whether the page's browser has a member's session. */
export const isMember = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'kindling_member');

/** A new member, who is done with the signup and has confirmed the address; the page's browser is logged in as them. */
export async function becomeMember(
  page: Page,
  host: string,
  email: string,
  language?: Language,
): Promise<void> {
  const client = await signUpAs(page, host, email, language);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  await activateBy(page, client, host, email);
}

/** Confirms the address of somebody who signed up, by the link that was mailed; the page's browser gets the new token. */
export async function activateBy(
  page: Page,
  client: MemberClient,
  host: string,
  email: string,
): Promise<void> {
  const token = new URL(await mailedLink(host, email)).hash.slice(1);
  // The session gets another token: a page that is still open would hear that its own has ended and leave for the login,
  // whenever it hears it.
  await page.goto('about:blank');
  await client.call('POST', '/api/activation', { token });
  await adopt(page, host, client.session);
}

/** Sessions of the demo's members in this process: one login each. */
const sessions = new Map<string, Promise<string>>();

/**
 * Logs the page's browser in without the form. Members of the demo share one session per process: a test that ends or
 * changes it takes `logInAlone`.
 *
 * @param email of one of these tests or of the demo
 */
export async function logInAs(page: Page, host: string, email: string): Promise<void> {
  await adopt(page, host, await memberSession(host, email));
}

/** The same with a session of its own. */
export async function logInAlone(page: Page, host: string, email: string): Promise<void> {
  await adopt(page, host, await newSession(host, email));
}

/** The cookie of a session, as `name=value`. @param email of one of these tests or of the demo */
export function memberSession(host: string, email: string): Promise<string> {
  if (!isOfDemo(email)) return newSession(host, email);
  const key = `${host} ${email}`;
  const session = sessions.get(key) ?? newSession(host, email);
  sessions.set(key, session);
  return session;
}

async function newSession(host: string, email: string): Promise<string> {
  const password = isOfDemo(email) ? demoPassword : memberPassword;
  const client = new MemberClient(e2ePort(), host, someAddress());
  await client.call('POST', '/api/user.php', { email, password });
  return client.session;
}

const isOfDemo = (email: string) => email.endsWith('@demo.test');

/** What the demo's members and staff log in with. */
export const demoPassword = 'Kindling-demo-1';

/** Fills in the login form of the page that is shown. */
export async function logIn(page: Page, t: Texts, email: string, password = memberPassword): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(t('account:field.email')).fill(email);
  await form.getByLabel(t('account:field.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: t('account:login.submit') }).click();
}

/** Another browser of the same member: logged in, on the site's settings. */
export async function onAnotherDevice(page: Page, host: string, t: Texts, email: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'nl-NL' });
  if (!context) throw new Error('the browser is gone');
  await asReturningVisitor(context);
  const other = await context.newPage();
  await other.goto(`${originOf(host)}/settings`);
  await logIn(other, t, email);
  await expect(other.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible();
  return other;
}

/** Gives the page's browser a session. */
async function adopt(page: Page, host: string, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  await page.context().addCookies([{ name, value, url: originOf(host), httpOnly: true, sameSite: 'Lax' }]);
}
