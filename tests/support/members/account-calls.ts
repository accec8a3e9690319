import type { User } from '../../../packages/contract/src/overviews/user.ts';
import type { Browser } from '../app/browser.ts';
import { memberPassword, signupDraft } from './draft.ts';
import { challengeOfAMinuteAgo } from './signup-patience.ts';
import { provingSignup } from './signup-proof.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

/** Signs up as a person does whose form was open for a minute; does the work where it is asked for. */
export async function signUp(
  browser: Browser,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<TestAnswer> {
  return provingSignup(
    (challenge) => browser.post('/api/signup', signupDraft(email, { challenge, ...changes })),
    ({ json }) => json,
    await challengeOfAMinuteAgo(browser.app, browser.brand),
  );
}

export function logIn(browser: Browser, email: string, password = memberPassword): Promise<TestAnswer> {
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
  unsubscribeUrl?: string;
}

/** Sends what waits to be sent and reads a brand's mailbox, the newest mail first. */
export async function mailsTo(app: TestApp, host: string, address: string): Promise<ReadMail[]> {
  await app.runOutbox();
  const answer = await app.request(host, { path: '/dev/mailbox.json' });
  return (answer.json as { mails: ReadMail[] }).mails.filter((mail) => mail.to === address);
}

/**
 * The newest mail to an address about something, however many others it gets at the same time.
 *
 * @param about what its subject or its text says
 * @throws Error with the subjects of those that came instead
 */
export async function newestMail(
  app: TestApp,
  host: string,
  to: string,
  about: string | RegExp,
): Promise<ReadMail> {
  const mails = await mailsTo(app, host, to);
  const isAbout = (text: string) => (typeof about === 'string' ? text.includes(about) : about.test(text));
  const mail = mails.find(({ subject, text }) => isAbout(subject) || isAbout(text));
  if (mail) return mail;
  const subjects = mails.map(({ subject }) => subject).join(', ') || 'nothing';
  throw new Error(`${to} got no mail about ${about}, but ${subjects}`);
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

/** Signs up and opens the link of the activation mail. @returns the id of the member, logged in in this browser */
export async function becomeMember(
  browser: Browser,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const user = userOf(await signUp(browser, email, changes));
  if (!user) throw new Error(`${email} could not sign up`);
  const { status } = await activate(browser, await activationToken(browser.app, browser.host, email));
  if (status !== 200) throw new Error(`${email} could not be activated: ${status}`);
  return user.id;
}
