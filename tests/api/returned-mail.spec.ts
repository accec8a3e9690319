import { mailMessage } from '../../apps/server/src/adapters/mailer/mail-message.ts';
import { NoteReturnedMail } from '../../apps/server/src/modules/mails/notifications/returned/note-returned-mail.ts';
import { Mailer, SenderRefused, type Mail } from '../../apps/server/src/ports/mailer.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { deliveryReport } from '../support/mail/delivery-report.ts';
import { userOf } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';

const host = 'alpha.localhost';
const sent: Mail[] = [];
/** The server of this domain takes no mail of ours. */
const refusing = 'blocking.test';
const send = async (mail: Mail): Promise<void> => {
  if (mail.to.endsWith(refusing)) throw new SenderRefused('550 5.7.1 Blocked');
  sent.push(mail);
};
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ ports: [{ provide: Mailer, useValue: { send } }] });
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await createStaff(app, 'elsewhere@staff.test', 'operator', ['beta']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
});

let count = 0;
/** Somebody to whom a mail was sent. */
async function reader(
  domain = 'example.test',
): Promise<{ member: TestMember; email: string; messageId: string }> {
  count += 1;
  const email = `Returned${count}@${domain}`;
  const member = await joinConfirmed(app, 'alpha', { email });
  await app.request(host, { method: 'POST', path: '/api/password-reset', body: { email } });
  await app.runOutbox();
  const mail = sent.findLast(({ to }) => to.toLowerCase() === email.toLowerCase());
  if (!mail) throw new Error('no mail was sent');
  return { member, email: mail.to, messageId: String(mailMessage(mail).messageId) };
}

const note = (raw: Buffer) => app.nest.get(NoteReturnedMail, { strict: false }).note(raw);
const isRefused = async ({ cookies }: TestMember) =>
  userOf(await app.request(host, { path: '/api/user.php', cookies }))?.mail_refused;

describe('a mail that comes back', () => {
  it.each(['message/rfc822', 'text/rfc822-headers'] as const)(
    'ends mails to an address that does not exist, when it repeats ours as %s',
    async (part) => {
      const { member, email, messageId } = await reader();
      expect(await isRefused(member)).toBe(false);
      expect(await note(deliveryReport({ messageId, to: email.toUpperCase(), part }))).toBe(true);
      expect(await isRefused(member)).toBe(true);
    },
  );

  it('says nothing where it is delayed, full, or refused for what it says', async () => {
    const { member, email, messageId } = await reader();
    for (const change of [{ action: 'delayed', status: '4.4.1' }, { status: '5.2.2' }, { status: '5.6.0' }])
      expect(await note(deliveryReport({ messageId, to: email, ...change }))).toBe(false);
    expect(await isRefused(member)).toBe(false);
  });

  it('can be written by nobody else: neither about another address nor in another brand', async () => {
    const [own, victim] = [await reader(), await reader()];
    const theirs = [
      deliveryReport({ messageId: own.messageId, to: victim.email }),
      deliveryReport({ messageId: victim.messageId.replace('alpha.', 'beta.'), to: victim.email }),
      deliveryReport({ messageId: victim.messageId.replace(/[0-9a-f](?=@)/, 'g'), to: victim.email }),
      deliveryReport({
        messageId: `<alpha.${'a'.repeat(24)}.${'0'.repeat(32)}@alpha.example>`,
        to: victim.email,
      }),
    ];
    for (const raw of theirs) expect(await note(raw)).toBe(false);
    expect(await isRefused(victim.member)).toBe(false);
  });

  it('is about us where a server refuses the sender: the address goes on, an operator is told of the domain', async () => {
    const operator = await openConsole(app, 'operator@staff.test');
    const told = async () => (await operator.get('/admin-api/home/blocked-domains')).json;
    for (const left of [4, 3, 2, 1, 0]) {
      const { member, email, messageId } = await reader('sender.test');
      expect(await note(deliveryReport({ messageId, to: email, status: '5.7.1' }))).toBe(true);
      expect(await isRefused(member)).toBe(false);
      if (left > 0) expect(await told()).toEqual([]);
    }
    expect(await told()).toEqual([
      { tenant: app.idOf('alpha'), domain: 'sender.test', mails: 5, last_at: expect.any(String) },
    ]);
    app.clock.advance(25 * 3_600_000);
    const later = await openConsole(app, 'operator@staff.test');
    expect((await later.get('/admin-api/home/blocked-domains')).json).toEqual([]);
  });

  it('may be anything at all', async () => {
    const whole = deliveryReport({ messageId: '<x@y>', to: 'a@b.test' });
    const garbage = [Buffer.alloc(0), Buffer.from('\r\n'), Buffer.alloc(100_000, 0xff)];
    for (const raw of [...garbage, whole.subarray(0, whole.length / 2)]) expect(await note(raw)).toBe(false);
  });
});

describe('mail servers that refuse a brand as the sender', () => {
  it('are told to its operators, and to nobody else', async () => {
    const members: TestMember[] = [];
    for (let place = 0; place < 5; place++) {
      const email = `blocked${place}@${refusing}`;
      members.push(await joinConfirmed(app, 'alpha', { email }));
      await app.request(host, { method: 'POST', path: '/api/password-reset', body: { email } });
    }
    await app.runOutbox();
    for (const member of members) expect(await isRefused(member)).toBe(false);
    const operator = await openConsole(app, 'operator@staff.test');
    const told = (await operator.get('/admin-api/home/blocked-domains')).json as { domain: string }[];
    expect(told.map(({ domain }) => domain)).toEqual([refusing]);
    const elsewhere = await openConsole(app, 'elsewhere@staff.test');
    expect((await elsewhere.get('/admin-api/home/blocked-domains')).json).toEqual([]);
    const support = await openConsole(app, 'support@staff.test');
    expect((await support.get('/admin-api/home/blocked-domains')).status).toBe(403);
  });
});
