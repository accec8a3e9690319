import type { User } from '../../packages/contract/src/shapes/user.ts';
import type { Browser } from './browser.ts';
import { challengeOfAMinuteAgo } from './signup-patience.ts';
import { provingSignup } from './signup-proof.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

export const goodPassword = 'a window seat please';

/** A sound signup draft; the address decides who it is. */
export function draft(email: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { email, name: 'Robin', date_of_birth: '1990-05-20', password: goodPassword, ...changes };
}

/** Signs up as a person does whose form was open for a minute; does the work where it is asked for. */
export async function signUp(
  browser: Browser,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<TestAnswer> {
  return provingSignup(
    (challenge) => browser.post('/api/signup', draft(email, { challenge, ...changes })),
    ({ json }) => json,
    await challengeOfAMinuteAgo(browser.app, browser.brand),
  );
}

export function logIn(browser: Browser, email: string, password = goodPassword): Promise<TestAnswer> {
  return browser.post('/api/user.php', { email, password });
}

/** The member this browser is logged in as. */
export async function whoAmI(browser: Browser): Promise<User | null> {
  return userOf(await browser.get('/api/user.php'));
}

export function userOf(answer: TestAnswer): User | null {
  return (answer.json as { user: User | null }).user;
}

/** `{ code, params, fields }` of a refusal, with its status. */
export function refusal(answer: TestAnswer): {
  status: number;
  code?: string;
  params?: object;
  fields?: object;
} {
  const { error } = answer.json as { error?: { code: string; params: object; fields?: object } };
  return { status: answer.status, ...error };
}

export interface ReadMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  fromName: string;
  fromAddress: string;
  links: string[];
}

/** Sends what waits to be sent and reads a brand's mailbox, the newest mail first. */
export async function mailsTo(app: TestApp, host: string, address: string): Promise<ReadMail[]> {
  await app.runOutbox();
  const answer = await app.request(host, { path: '/dev/mailbox.json' });
  return (answer.json as { mails: ReadMail[] }).mails.filter((mail) => mail.to === address);
}

/** The token of the newest activation mail to an address. */
export async function activationToken(app: TestApp, host: string, address: string): Promise<string> {
  const mails = await mailsTo(app, host, address);
  const token = mails
    .flatMap((mail) => mail.links)
    .find((link) => link.includes('#'))
    ?.split('#')[1];
  if (token === undefined) throw new Error(`no activation mail to ${address}`);
  return token;
}

export function activate(browser: Browser, token: string): Promise<TestAnswer> {
  return browser.post('/api/activation', { token });
}
