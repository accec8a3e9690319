import { Readable } from 'node:stream';
import { paymentsOf } from '../support/payments/payments.ts';
import type { TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

const host = 'alpha.localhost';
const json = { 'content-type': 'application/json' };

describe('the body of a call', () => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands();
    member = await joinConfirmed(app, 'alpha');
  });

  const send = (
    path: string,
    payload: string | Buffer,
    headers: Record<string, string> = json,
    cookies: Record<string, string> = {},
  ): Promise<TestAnswer> => app.request(host, { method: 'POST', path, body: payload, headers, cookies });
  const errorOf = ({ json: body }: TestAnswer) =>
    (body as { error?: { code: string; fields?: Record<string, string> } } | undefined)?.error;
  const codeOf = async (answer: Promise<TestAnswer>) => {
    const got = await answer;
    return [got.status, errorOf(got)?.code];
  };
  const unknownKeys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));

  it('is refused beyond what its call can need, said or not', async () => {
    const large = unknownKeys(95_000);
    expect(await codeOf(send('/api/user.php', large))).toEqual([413, 'payload_too_large']);
    const { cookies } = member;
    for (const [path, size] of [
      ['/api/likes', 17],
      ['/api/messages', 129],
      ['/api/signup', 49],
    ] as const)
      expect(await codeOf(send(path, `"${'x'.repeat(size * 1024)}"`, json, cookies))).toEqual([
        413,
        'payload_too_large',
      ]);
    const unsaid = await app.nest.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: {
        host: app.hostOf(host),
        'transfer-encoding': 'chunked',
        'x-request-type': 'client',
        ...json,
      },
      payload: Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(1024, ' '))),
    });
    expect([unsaid.statusCode, unsaid.json<{ error: { code: string } }>().error.code]).toEqual([
      413,
      'payload_too_large',
    ]);
  });

  it('holds the longest text that its call allows', async () => {
    const body = { client_id: crypto.randomUUID(), profile_id: member.id, text: '€'.repeat(20_000) };
    const answer = await send('/api/messages', JSON.stringify(body), json, member.cookies);
    expect(answer.status).not.toBe(413);
    expect(errorOf(answer)?.code).not.toBe('validation_failed');
  });

  it('has twenty of its mistakes named, none at length', async () => {
    const answer = await send('/api/user.php', unknownKeys(1500));
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer)?.fields ?? {})).toHaveLength(20);
    const long = await send(
      '/api/user.php',
      JSON.stringify({ [`${'x'.repeat(99)}😀${'y'.repeat(9000)}`]: 1 }),
    );
    expect(Object.keys(errorOf(long)?.fields ?? {})).toContain('x'.repeat(99));
    expect(long.text.length).toBeLessThan(400);
  });

  it('is not read for who may not call', async () => {
    for (const path of ['/api/likes', '/api/messages', '/api/photos'])
      expect(await codeOf(send(path, '{not json'))).toEqual([403, 'authentication_required']);
    const console_ = await app.request('console.localhost', {
      method: 'PUT',
      path: '/admin-api/tenants/alpha',
      body: '{not json',
      headers: json,
    });
    expect([console_.status, errorOf(console_)?.code]).toEqual([403, 'authentication_required']);
    expect(await codeOf(send('/api/nothing-here', '{not json'))).toEqual([404, 'not_found']);
  });

  it('is a message of nobody’s before its signature was checked, whatever it is made of', async () => {
    const path = '/api/payments/webhooks/sandbox';
    for (const payload of ['{not json', '['.repeat(15_000), 'a=b', unknownKeys(1500)])
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain'])
        expect(await codeOf(send(path, payload, { 'content-type': type }))).toEqual([400, 'webhook_refused']);
    expect(await codeOf(send(path, 'x'.repeat(17 * 1024)))).toEqual([413, 'payload_too_large']);
  });

  it('is JSON: a form is taken where a page of ours has one', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const type of [
      form,
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ])
      expect(await codeOf(send('/api/user.php', 'email=a&password=b', type))).toEqual([
        415,
        'unsupported_media_type',
      ]);
    const { page } = await paymentsOf(app, 'alpha').start(member);
    expect(await codeOf(send(page, JSON.stringify({ outcome: 'completed' })))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(await codeOf(send(page, `outcome=${'x'.repeat(2000)}`, form))).toEqual([413, 'payload_too_large']);
    expect((await send(page, 'outcome=completed', form)).status).toBe(303);
  });

  it('is made of whole characters', async () => {
    for (const text of ['{"email":"\\ud83d","password":"x"}', '{"\\uDC00":1}', '[[["\\udfff"]]]'])
      expect(await codeOf(send('/api/user.php', text))).toEqual([400, 'malformed_request']);
    const whole = '{"email":"\\ud83d\\ude00@example.test","password":"x"}';
    expect(await codeOf(send('/api/user.php', whole))).toEqual([401, 'login_failed']);
  });

  it('may be as deep as its length allows', async () => {
    expect(await codeOf(send('/api/user.php', '['.repeat(8000) + ']'.repeat(8000)))).toEqual([
      400,
      'validation_failed',
    ]);
    expect((await codeOf(send('/api/user.php', '{"a":'.repeat(2500) + '1' + '}'.repeat(2500))))[0]).toBe(400);
  });
});
