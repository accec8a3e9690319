import type { Consent } from '../../packages/contract/src/profiles/calls/consents.ts';
import type { OwnProfile } from '../../packages/contract/src/profiles/profile.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinMember, type TestMember, confirmEmail, joinConfirmed } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const seeking = { gender: 'female', min_age: 25, max_age: 40 };

describe('consents', () => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands();
  });
  beforeEach(async () => {
    member = await joinMember(app, 'alpha');
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.request(host, { method, path, cookies: member.cookies, ...(body ? { body } : {}) });
  const consents = async (): Promise<Consent[]> =>
    ((await call('GET', '/api/consents')).json as { consents: Consent[] }).consents;
  const own = async (): Promise<OwnProfile> =>
    ((await call('GET', '/api/profile')).json as { profile: OwnProfile }).profile;
  const stored = () =>
    app.inTenant('alpha', () =>
      app.database.select<{ kind: string; withdrawn_at: Date | null }>(
        'SELECT kind, withdrawn_at FROM consent WHERE tenant_id = :tenant AND member_id = :id ORDER BY given_at, id',
        { id: member.id },
      ),
    );

  it('to the terms are written with the signup, under the date of that day’s terms', async () => {
    expect(await consents()).toEqual([
      {
        kind: 'terms',
        version: '2024-03-01T09:00:00Z',
        given_at: app.clock.now().toISOString(),
        withdrawn_at: null,
      },
    ]);
  });

  it('to the terms end with the account only', async () => {
    expect(refusal(await call('DELETE', '/api/consents/terms'))).toMatchObject({ code: 'validation_failed' });
    expect(refusal(await call('DELETE', '/api/consents/everything'))).toMatchObject({ status: 400 });
  });

  it('are asked for before sexuality or interests are stored, and nothing of such a call is', async () => {
    for (const body of [
      { sexuality: 'bi' },
      { interests: ['tea'] },
      { seeking },
      { about_me: 'x', interests: ['tea'] },
    ]) {
      expect(refusal(await call('PUT', '/api/profile', body))).toMatchObject({
        status: 428,
        code: 'consent_required',
        params: { kind: 'sensitive_data' },
      });
    }
    expect(await own()).toMatchObject({ sexuality: null, interests: [], seeking: null, about_me: '' });
    const empty = await call('PUT', '/api/profile', { sexuality: null, interests: [], about_me: 'Hello' });
    expect(empty).toMatchObject({ status: 200, json: { profile: { about_me: 'Hello' } } });
  });

  it('once given let them be stored; withdrawn, they are erased for everybody at once', async () => {
    await call('POST', '/api/consents', { kind: 'sensitive_data' });
    const told = { sexuality: 'bi', interests: ['tea', 'wine'], seeking, about_me: 'Hello' };
    expect((await call('PUT', '/api/profile', told)).json).toMatchObject({ profile: { seeking } });
    await confirmEmail(app, 'alpha', member.id);
    const reader = await joinConfirmed(app, 'alpha');
    const seen = () => app.request(host, { path: `/api/members/${member.id}`, cookies: reader.cookies });
    expect((await seen()).json).toMatchObject({ profile: { sexuality: 'bi', interests: ['tea', 'wine'] } });
    expect((await seen()).json).not.toHaveProperty('profile.seeking');

    const withdrawn = await call('DELETE', '/api/consents/sensitive_data');
    expect(withdrawn.json).toMatchObject({
      consents: expect.arrayContaining([
        expect.objectContaining({ kind: 'sensitive_data', withdrawn_at: app.clock.now().toISOString() }),
      ]) as unknown,
    });
    expect(await own()).toMatchObject({ sexuality: null, interests: [], seeking: null, about_me: 'Hello' });
    expect((await seen()).json).toMatchObject({ profile: { sexuality: null, interests: [] } });
    expect(refusal(await call('PUT', '/api/profile', { sexuality: 'bi' }))).toMatchObject({
      code: 'consent_required',
    });
  });

  it('to an older text do not cover whom one seeks, which that text did not name', async () => {
    await call('POST', '/api/consents', { kind: 'sensitive_data' });
    await app.inTenant('alpha', () =>
      app.database.write(
        `UPDATE consent SET version = '2025-12-01T00:00:00Z'
          WHERE tenant_id = :tenant AND member_id = :id AND kind = 'sensitive_data'`,
        { id: member.id },
      ),
    );
    expect(refusal(await call('PUT', '/api/profile', { seeking }))).toMatchObject({
      code: 'consent_required',
    });
    expect((await call('PUT', '/api/profile', { sexuality: 'bi' })).status).toBe(200);
    await call('POST', '/api/consents', { kind: 'sensitive_data' });
    expect((await call('PUT', '/api/profile', { seeking })).status).toBe(200);
  });

  it('leave a history: each giving is a row, and withdrawing dates it', async () => {
    for (const step of ['give', 'give', 'withdraw', 'withdraw', 'give'] as const) {
      app.clock.advance(1000);
      if (step === 'give') await call('POST', '/api/consents', { kind: 'sensitive_data' });
      else await call('DELETE', '/api/consents/sensitive_data');
    }
    const rows = (await stored()).filter(({ kind }) => kind === 'sensitive_data');
    expect(rows.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([false, true]);
    expect((await consents()).filter(({ kind }) => kind === 'sensitive_data')).toHaveLength(1);
  });

  it('given many times at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/api/consents', { kind: 'sensitive_data' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await stored()).filter(({ kind }) => kind === 'sensitive_data')).toHaveLength(1);
  });

  it('withdrawn while the profile is written leave nothing behind', async () => {
    await call('POST', '/api/consents', { kind: 'sensitive_data' });
    await Promise.all([
      ...Array.from({ length: 4 }, () => call('PUT', '/api/profile', { interests: ['tea'] })),
      call('DELETE', '/api/consents/sensitive_data'),
      ...Array.from({ length: 4 }, () => call('PUT', '/api/profile', { sexuality: 'gay' })),
    ]);
    expect(await own()).toMatchObject({ sexuality: null, interests: [] });
  });

  it('are nobody else’s to read', async () => {
    expect(refusal(await app.request(host, { path: '/api/consents' }))).toMatchObject({
      code: 'authentication_required',
    });
  });
});
