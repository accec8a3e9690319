import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import type { PhotoRecord } from '../../apps/server/src/modules/pictures/pictures.api.ts';
import { Mailbox, type MailboxEntry } from '../../apps/server/src/ports/mailbox.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { joinConfirmed, makeFictional, type TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';

const host = 'alpha.localhost';
const day = 24 * 3_600_000;

let app: TestApp;
const { send, premium } = chatting(() => app);
beforeAll(async () => {
  app = await startTestApp({
    settings: { alpha: { ...chatSettings, visible_profile_notes: ['new_member'] } },
  });
});

/** Noon of the next Monday in UTC: the round of the Sunday before was a day ago. */
beforeEach(async () => {
  const then = new Date(app.clock.now());
  then.setUTCHours(12, 0, 0, 0);
  do then.setUTCDate(then.getUTCDate() + 1);
  while (then.getUTCDay() !== 1);
  app.clock.advance(then.getTime() - app.clock.now().getTime());
  await app.runOutbox();
});

let addresses = 0;
/** A member who wants the weekly update and no other mail. */
async function reader(on = true): Promise<{ member: TestMember; email: string }> {
  addresses += 1;
  const email = `weekly${addresses}@example.test`;
  const member = await joinConfirmed(app, 'alpha', { email });
  const off = ['promotions', 'news', 'new_conversations', 'new_messages', 'like', 'unread_message_reminders'];
  const answer = await call(member, 'PUT', '/api/user.php', {
    notifications_disabled: [...off, 'reminders', ...(on ? [] : ['weekly_updates'])],
  });
  expect(answer.status).toBe(200);
  return { member, email };
}
const call = (member: TestMember, method: 'POST' | 'PUT', path: string, body: unknown) =>
  app.request(host, { method, path, cookies: member.cookies, body });
const like = async (member: TestMember, id: string) =>
  expect((await call(member, 'POST', '/api/likes', { profile_id: id })).status).toBe(200);

const updatesTo = async (email: string): Promise<MailboxEntry[]> =>
  (await app.nest.get(Mailbox).list('alpha', 1000)).filter(
    ({ to, subject }) => to === email && subject === 'Jouw week bij Alpha',
  );
/** Sunday comes, with its round. */
async function sunday(): Promise<void> {
  const then = new Date(app.clock.now());
  do then.setUTCDate(then.getUTCDate() + 1);
  while (then.getUTCDay() !== 0);
  app.clock.advance(then.getTime() - app.clock.now().getTime());
  await app.nest.get(Housekeeping).runOnce();
  await app.runOutbox();
}

describe('the weekly update', () => {
  it('counts messages, matches and likes of the week once, and names nobody', async () => {
    const { member, email } = await reader();
    const [writer, match, fan] = [await premium(), await premium(), await premium()];
    await send(writer, member.id, { text: 'My secret' });
    await like(member, match.id);
    app.clock.advance(day);
    await like(match, member.id);
    await like(fan, member.id);
    await sunday();
    const [mail, ...others] = await updatesTo(email);
    expect(others).toEqual([]);
    for (const line of ['Je hebt 1 nieuw bericht.', 'Je hebt 1 nieuwe match.', '1 lid vindt je leuk.'])
      expect(mail?.text).toContain(line);
    const all = `${mail?.subject}${mail?.text}${mail?.html}`;
    expect(all).not.toMatch(/My secret|Member \d|fictief/);
    for (const { id } of [writer, match, fan]) expect(all).not.toContain(id);
    expect(mail?.unsubscribeUrl).toBeDefined();
    await app.nest.get(Housekeeping).runOnce();
    await app.runOutbox();
    expect(await updatesTo(email)).toHaveLength(1);
  });

  it('says nothing a second time: what is still unseen a week later is no news', async () => {
    const { member, email } = await reader();
    const fan = await premium();
    await like(fan, member.id);
    await send(fan, member.id);
    await sunday();
    expect(await updatesTo(email)).toHaveLength(1);
    await sunday();
    expect(await updatesTo(email)).toHaveLength(1);
  });

  it('is not sent where nothing happened, nor of fictional profiles, nor to who switched it off', async () => {
    const [idle, machines, off] = [await reader(), await reader(), await reader(false)];
    const [machine, fan] = [await premium(), await premium()];
    await send(machine, machines.member.id);
    await makeFictional(app, 'alpha', machine.id);
    await like(fan, off.member.id);
    await sunday();
    for (const { email } of [idle, machines, off]) expect(await updatesTo(email)).toEqual([]);
  });

  it('is not sent of what was seen meanwhile, or of who is hidden by then', async () => {
    const [seen, blocker] = [await reader(), await reader()];
    const fan = await premium();
    for (const { member } of [seen, blocker]) await like(fan, member.id);
    await call(seen.member, 'POST', `/api/likes/${fan.id}/seen`, {});
    await call(blocker.member, 'POST', '/api/blocks', { profile_id: fan.id });
    await sunday();
    for (const { email } of [seen, blocker]) expect(await updatesTo(email)).toEqual([]);
  });

  it('counts who joined in the region within the week and fits both ways', async () => {
    const { member, email } = await reader();
    const elsewhere = await reader();
    expect((await call(member, 'POST', '/api/consents', { kind: 'sensitive_data' })).status).toBe(200);
    const seeking = { gender: 'female' as const, min_age: 30, max_age: 40 };
    const told = { country: 'NL', city: 'Amersfoort', gender: 'male', seeking };
    expect((await call(member, 'PUT', '/api/profile', told)).status).toBe(200);
    const before = new Date(app.clock.now().getTime() - 3 * day);
    await addProfile(app, 'alpha', { mainPhoto: somePhoto(), createdAt: before });
    for (const changes of [
      {},
      { city: 'Zeist' },
      { region: 'Drenthe' },
      { gender: 'male' },
      { dateOfBirth: '1950-01-01' },
      { seeking },
      { fictional: true },
    ] as const)
      await addProfile(app, 'alpha', { mainPhoto: somePhoto(), ...changes });
    // Without a picture.
    await addProfile(app, 'alpha');
    const liked = await addProfile(app, 'alpha', { mainPhoto: somePhoto() });
    await like(member, liked);
    await sunday();
    const [mail] = await updatesTo(email);
    expect(mail?.text).toContain('2 nieuwe leden in je regio passen bij je.');
    expect(mail?.text).toMatch(/:\d+\/leden$/m);
    expect(await updatesTo(elsewhere.email)).toEqual([]);
    await sunday();
    expect(await updatesTo(email)).toHaveLength(1);
  });
});

function somePhoto(): PhotoRecord {
  return {
    ...{ id: someId(), status: 'active', key: someId(), blurredKey: someId(), widths: [240] },
    ...{ width: 240, height: 300, placeholder: '#aabbcc' },
  };
}
