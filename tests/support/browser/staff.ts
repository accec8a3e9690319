import { expect, type BrowserContext, type Page } from '@playwright/test';
import { codeOf, stepOf } from '../../../apps/server/src/modules/console/staff/login/second-factor/totp.ts';
import { demoPassword } from './members.ts';
import { e2ePort, originOf } from './origin.ts';
import { someAddress } from './page.ts';
import { requestOnce, type HttpAnswer } from '../app/http.ts';

const host = 'console.localhost';
/** Other tests may be faster with a code. */
const attempts = 5;

/** Sessions of this process: a code opens one login, and the next ones take half a minute each. */
const sessions = new Map<string, Promise<string>>();

/** The console in English, as tests name it, in a browser that asks for another language and chose none. */
export async function readEnglish(context: BrowserContext): Promise<void> {
  const key = JSON.stringify('kindling.console.language');
  const content = `if (location.hostname === 'console.localhost') localStorage[${key}] ??= 'en';`;
  await context.addInitScript({ content });
}

/**
 * Logs the page's browser in on the console without the form, which has a test of its own, and opens a page of it.
 *
 * @param path behind the `#`; default the home
 * @param brand the one that the bar says; default all of theirs
 */
export async function openConsoleAs(page: Page, email: string, path = '/', brand?: string): Promise<void> {
  const session = sessions.get(email) ?? startSession(email);
  sessions.set(email, session);
  const [name = '', value = ''] = (await session).split('=');
  await page.context().addCookies([{ name, value, url: originOf(host), httpOnly: true, sameSite: 'Strict' }]);
  await readEnglish(page.context());
  await page.goto(`${originOf(host)}/${brand === undefined ? '' : `?brand=${brand}`}#${path}`);
}

/** The first step of the login, by its form. */
export async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The first login of somebody without a second factor, who sets one up; ends on the console's home. */
export async function firstLogin(
  page: Page,
  { email, password, name }: Readonly<Record<'email' | 'password' | 'name', string>>,
): Promise<void> {
  await page.goto(originOf(host));
  await enterPassword(page, email, password);
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Code of your app').fill(codeOf(secret, stepOf(new Date())));
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  await page.getByRole('checkbox', { name: 'I have stored them' }).check();
  await page.getByRole('button', { name: 'Go on to the console' }).click();
  await expect(page.getByRole('heading', { name: `Hello ${name}` })).toBeVisible();
}

/** The code that logs somebody of the demo in now. */
async function demoCode(email: string): Promise<string> {
  const answer = await requestOnce(e2ePort(), host, { path: `/dev/totp?email=${email}` });
  return (JSON.parse(answer.body.toString()) as { code: string }).code;
}

async function startSession(email: string): Promise<string> {
  const address = someAddress();
  const post = (path: string, body: object): Promise<HttpAnswer> =>
    requestOnce(e2ePort(), host, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  let answer = await post('/admin-api/session', { email, password: demoPassword });
  const { ticket } = JSON.parse(answer.body.toString()) as { ticket: string };
  for (let attempt = 0; attempt < attempts; attempt++) {
    answer = await post('/admin-api/session/code', { ticket, code: await demoCode(email) });
    const cookie = answer.headers['set-cookie']?.find((each) => each.startsWith('kindling_staff='));
    if (cookie) return cookie.split(';')[0] ?? '';
  }
  throw new Error(`${email} is not let in: ${answer.status} ${answer.body.toString()}`);
}
