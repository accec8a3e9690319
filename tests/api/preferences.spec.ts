import {
  notificationKinds,
  type NotificationKind,
} from '../../packages/contract/src/mails/notification-kinds.ts';
import type { Consent } from '../../packages/contract/src/profiles/calls/consents.ts';
import type { User } from '../../packages/contract/src/overviews/user.ts';
import { refusal, userOf } from '../support/members/account-calls.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const advertising: NotificationKind[] = ['promotions', 'weekly_updates', 'news'];

describe('a member’s choices', () => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands();
  });
  beforeEach(async () => {
    member = await joinMember(app, 'alpha');
  });

  const save = (body: object) =>
    app.request(host, { method: 'PUT', path: '/api/user.php', cookies: member.cookies, body });
  const me = async (): Promise<User | null> =>
    userOf(await app.request(host, { path: '/api/user.php', cookies: member.cookies }));
  const marketing = async (): Promise<Consent | undefined> => {
    const answer = await app.request(host, { path: '/api/consents', cookies: member.cookies });
    return (answer.json as { consents: Consent[] }).consents.find(({ kind }) => kind === 'marketing');
  };

  it('are at first: told of everything but advertising, visible, at the first step of the signup', async () => {
    expect(await me()).toMatchObject({
      notifications_disabled: advertising,
      invisible: false,
      presence_shown: true,
      signup_step: 1,
    });
    expect(await marketing()).toBeUndefined();
  });

  it('are stored together and told by the answer; absent ones stay', async () => {
    const answer = await save({ language: 'nl', invisible: true, presence_shown: false, signup_step: 3 });
    expect(userOf(answer)).toMatchObject({ language: 'nl', invisible: true, signup_step: 3 });
    await save({ notifications_disabled: [...advertising, 'like'] });
    expect(await me()).toMatchObject({
      language: 'nl',
      invisible: true,
      presence_shown: false,
      signup_step: 3,
      notifications_disabled: ['like', ...advertising],
    });
  });

  it('of the signup’s step go forward only, and never back from its end', async () => {
    const steps = [2, 1, 4, 3, null, 1, 4, null];
    const stored: (number | null | undefined)[] = [];
    for (const step of steps) stored.push(userOf(await save({ signup_step: step }))?.signup_step);
    expect(stored).toEqual([2, 2, 4, 4, null, null, null, null]);
    expect(refusal(await save({ signup_step: 5 }))).toMatchObject({ code: 'validation_failed' });
    expect(refusal(await save({ signup_step: 0 }))).toMatchObject({ code: 'validation_failed' });
  });

  it('take each kind once, and no other', async () => {
    const twice = ['reminders', 'like', 'reminders', ...advertising];
    const answer = await save({ notifications_disabled: twice });
    expect(userOf(answer)?.notifications_disabled).toEqual([
      ...['like', 'promotions', 'weekly_updates', 'news', 'reminders'],
    ]);
    expect(refusal(await save({ notifications_disabled: ['spam'] }))).toMatchObject({ status: 400 });
  });

  it('for one kind of advertising are the consent to marketing; the last one switched off withdraws it', async () => {
    await save({ notifications_disabled: ['promotions', 'weekly_updates'] });
    const given = await marketing();
    expect(given).toMatchObject({ version: expect.stringMatching(/^20/) as string, withdrawn_at: null });
    app.clock.advance(60_000);
    await save({ notifications_disabled: ['promotions'] });
    expect(await marketing()).toEqual(given);
    await save({ notifications_disabled: [...advertising] });
    expect(await marketing()).toEqual({ ...given, withdrawn_at: app.clock.now().toISOString() });
  });

  it('follow the consent to marketing where it is given or withdrawn by itself', async () => {
    await save({ notifications_disabled: ['like', ...advertising] });
    await app.request(host, {
      method: 'POST',
      path: '/api/consents',
      cookies: member.cookies,
      body: { kind: 'marketing' },
    });
    expect((await me())?.notifications_disabled).toEqual(['like']);
    await app.request(host, { method: 'DELETE', path: '/api/consents/marketing', cookies: member.cookies });
    expect((await me())?.notifications_disabled).toEqual(['like', ...advertising]);
  });

  it('and the consent never contradict each other, whatever comes at once', async () => {
    const all = [...notificationKinds];
    await Promise.all([
      ...[[], all, ['news'], all, []].map((kinds) => save({ notifications_disabled: kinds })),
      app.request(host, { method: 'DELETE', path: '/api/consents/marketing', cookies: member.cookies }),
    ]);
    const disabled = (await me())?.notifications_disabled ?? [];
    const stands = (await marketing())?.withdrawn_at === null;
    expect(stands).toBe(advertising.some((kind) => !disabled.includes(kind)));
  });
});
