import { freeSignups } from '../../apps/server/src/modules/accounts/signup/signup-gate-rules.ts';
import { refusal } from '../support/members/account-calls.ts';
import { challengeOfAMinuteAgo } from '../support/members/signup-patience.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { signupDraft } from '../support/members/draft.ts';

/** Signups of one address in an hour that need no proof (`signup-gate-rules.ts`). */
const ALLOWED = freeSignups.network.free;

let count = 0;
/** As a person would, but without doing any work. */
async function signUp(app: TestApp, headers: Record<string, string>): Promise<TestAnswer> {
  count += 1;
  const challenge = await challengeOfAMinuteAgo(app, 'alpha');
  const body = signupDraft(`somebody${count}@example.test`, { challenge });
  return app.request('alpha.localhost', { method: 'POST', path: '/api/signup', body, headers });
}

/** Signs up once more than one address may without a proof. @returns the last answer's code, undefined when it was none too many */
async function lastOfTooMany(
  app: TestApp,
  forwardedFor: (attempt: number) => string,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < ALLOWED; attempt++) {
    expect((await signUp(app, { 'x-forwarded-for': forwardedFor(attempt) })).status).toBe(200);
  }
  return refusal(await signUp(app, { 'x-forwarded-for': forwardedFor(ALLOWED) })).code;
}

const another = (attempt: number) => `203.0.113.${attempt + 1}`;

// Each application starts with empty limits.
describe('the address of a client', () => {
  it('is the connection’s when no proxy is trusted: a forged header changes nothing', async () => {
    const app = await startTestApp({ env: { TRUSTED_PROXIES: '' } });
    expect(await lastOfTooMany(app, another)).toBe('proof_required');
  });

  it('is the connection’s when it comes from elsewhere than the trusted proxies', async () => {
    const app = await startTestApp({ env: { TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7' } });
    expect(await lastOfTooMany(app, another)).toBe('proof_required');
  });

  it('is what a trusted proxy says', async () => {
    const app = await startTestApp({ env: { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' } });
    expect(await lastOfTooMany(app, another)).toBeUndefined();
    expect(refusal(await signUp(app, { 'x-forwarded-for': '203.0.113.99' })).code).toBeUndefined();
  });

  it('is what a trusted proxy saw, not what the client had written before', async () => {
    const app = await startTestApp();
    const forged = (attempt: number) => `${another(attempt)}, 198.51.100.7`;
    expect(await lastOfTooMany(app, forged)).toBe('proof_required');
    expect(refusal(await signUp(app, { 'x-forwarded-for': '198.51.100.8' })).code).toBeUndefined();
  });

  it('counts as its network where it is of IPv6: whoever has one address there has all of them', async () => {
    const app = await startTestApp();
    const neighbour = (attempt: number) => `2001:db8:0:7::${(attempt + 1).toString(16)}`;
    expect(await lastOfTooMany(app, neighbour)).toBe('proof_required');
    const written = { 'x-forwarded-for': '2001:0DB8::7:1:2:3:4' };
    expect(refusal(await signUp(app, written)).code).toBe('proof_required');
    expect(refusal(await signUp(app, { 'x-forwarded-for': '2001:db8:0:8::1' })).code).toBeUndefined();
  });
});

describe('what else a proxy forwards', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'beta.localhost' };

  it('counts for the connection’s safety from a trusted one only', async () => {
    const trusting = await startTestApp();
    const wary = await startTestApp({ env: { TRUSTED_PROXIES: '' } });
    const cookiesOf = async (app: TestApp) => Object.keys((await signUp(app, forwarded)).cookies);
    expect(await cookiesOf(trusting)).toEqual(['__Host-kindling_member', '__Host-kindling_device']);
    expect(await cookiesOf(wary)).toEqual(['kindling_member', 'kindling_device']);
  });

  it('keeps browsers on HTTPS on the console in production, and on a brand for as long as it says', async () => {
    const env = {
      NODE_ENV: 'production',
      KINDLING_CHEAP_PASSWORDS: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'silent',
    };
    const settings = { alpha: { hsts_days: 30 }, beta: {} };
    const hsts = async (app: TestApp, host: string, scheme = 'https', target = '/api/settings.php') =>
      (await app.request(host, { path: target, headers: { 'x-forwarded-proto': scheme } })).headers[
        'strict-transport-security'
      ];
    const app = await startTestApp({ env, settings });
    expect(await hsts(app, 'console.localhost')).toBe('max-age=63072000; includeSubDomains');
    expect(await hsts(app, 'alpha.localhost')).toBe('max-age=2592000');
    expect(await hsts(app, 'alpha.localhost', 'https', '/api/no-such-call')).toBe('max-age=2592000');
    for (const [host, scheme] of [
      ['console.localhost', 'http'],
      ['alpha.localhost', 'http'],
      ['beta.localhost', 'https'],
      ['unknown.localhost', 'https'],
    ] as const)
      expect([host, await hsts(app, host, scheme)]).toEqual([host, undefined]);
    // 0 takes back what browsers were told.
    const off = await startTestApp({ settings: { alpha: { hsts_days: 0 } } });
    expect(await hsts(off, 'alpha.localhost')).toBe('max-age=0');
    expect(await hsts(off, 'console.localhost')).toBeUndefined();
  });

  it('never names the brand: that is the host’s alone', async () => {
    const app = await startTestApp();
    const answer = await app.request('alpha.localhost', { path: '/api/settings.php', headers: forwarded });
    expect(answer.json).toMatchObject({ name: 'Alpha' });
  });
});
