import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { MailboxFiles } from '../../apps/server/src/adapters/mailer/mailbox-files.ts';
import { MailboxMailer } from '../../apps/server/src/adapters/mailer/mailbox-mailer.ts';
import { isAboutSender, isRefusal, SmtpMailer } from '../../apps/server/src/adapters/mailer/smtp-mailer.ts';
import { MailRefused, type Mail, type Mailer } from '../../apps/server/src/ports/mailer.ts';
import { TestClock } from '../support/app/test-clock.ts';

type Arrived = Pick<Mail, 'fromName' | 'fromAddress' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

interface Setup {
  mailer: Mailer;
  /** What has arrived so far, in the order of its sending. */
  arrived(): Promise<Arrived[]>;
  /** From now on the transport takes nothing. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

const mail: Mail = {
  id: '3k8w0000000000000000aaaa',
  proof: 'f'.repeat(32),
  tenantId: 'alpha',
  kind: 'activation',
  fromName: 'Alpha "Ä" & vrienden',
  fromAddress: 'support@alpha.example',
  to: 'jürgen+tag@example.test',
  subject: 'Bevestig je adres — één klik',
  text: `Hallo,\n\nhttp://alpha.localhost:3000/activeren/gelukt#${'t'.repeat(43)}\n\n.\nŻółć 🌷 ${'lang '.repeat(60)}\n`,
  html: `<p>Hallo <a href="http://alpha.localhost:3000/#${'t'.repeat(43)}">klik</a> 🌷</p>\n`,
};

async function smtp(
  returnAddress?: string,
): Promise<Setup & { whole(): Promise<Email[]>; returnAddresses: string[] }> {
  const returnAddresses: string[] = [];
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom({ address }, _session, callback) {
      returnAddresses.push(address);
      callback();
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 });
      callback(address.startsWith('nobody@') ? refusal : null);
    },
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        raw.push(Buffer.concat(parts));
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const mailer = new SmtpMailer(
    `smtp://127.0.0.1:${address.port}`,
    returnAddress === undefined ? {} : { returnAddress },
  );
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    mailer,
    returnAddresses,
    arrived: () => Promise.all(raw.map(parsed)),
    whole: () => Promise.all(raw.map((bytes) => PostalMime.parse(bytes))),
    async breakDown() {
      mailer.onApplicationShutdown();
      await stop();
    },
    async close() {
      mailer.onApplicationShutdown();
      await stop();
    },
  };
}

/** By both headers of RFC 8058 or by none. */
function unsubscribeIn({ headers }: Email): Pick<Arrived, 'unsubscribeUrl'> {
  const value = (key: string) => headers.find((header) => header.key === key)?.value;
  const url = /^<(.+)>$/.exec(value('list-unsubscribe') ?? '')?.[1];
  const isOneClick = value('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
  return url !== undefined && isOneClick ? { unsubscribeUrl: url } : {};
}

async function parsed(raw: Buffer): Promise<Arrived> {
  const email = await PostalMime.parse(raw);
  return {
    fromName: email.from?.name ?? '',
    fromAddress: email.from?.address ?? '',
    to: email.to?.[0]?.address ?? '',
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    ...unsubscribeIn(email),
  };
}

async function mailbox(): Promise<Setup> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-mailbox-'));
  const files = new MailboxFiles(folder);
  return {
    mailer: new MailboxMailer(files, new TestClock()),
    arrived: async () => (await files.list('alpha', 100)).reverse(),
    async breakDown() {
      await rm(folder, { recursive: true, force: true });
      // A file where the folder should be: nothing can be written.
      await writeFile(folder, '');
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

describe.each([
  ['SMTP', () => smtp()],
  ['development mailbox', mailbox],
])('the mailer by %s', (_name, start) => {
  let setup: Setup;
  beforeEach(async () => (setup = await start()));
  afterEach(() => setup.close());

  test('delivers sender, receiver, subject, text and HTML as they were given', async () => {
    await setup.mailer.send(mail);
    const [arrived, ...others] = await setup.arrived();
    expect(others).toEqual([]);
    expect(arrived).toMatchObject({
      fromName: mail.fromName,
      fromAddress: mail.fromAddress,
      to: mail.to,
      subject: mail.subject,
    });
    expect(arrived?.html.trimEnd()).toBe(mail.html.trimEnd());
    expect(arrived?.text.trimEnd()).toBe(mail.text.trimEnd());
  });

  test('says where programs post to end mails of a kind, where there is such a place', async () => {
    const unsubscribeUrl = `https://alpha.example/api/unsubscribe/${'t'.repeat(72)}`;
    await setup.mailer.send({ ...mail, unsubscribeUrl });
    await setup.mailer.send({ ...mail, id: 'y'.repeat(24) });
    const places = (await setup.arrived()).map((arrived) => arrived.unsubscribeUrl);
    expect(places).toEqual(expect.arrayContaining([unsubscribeUrl, undefined]));
  });

  test('takes no header from a text', async () => {
    await setup.mailer.send({
      ...mail,
      subject: 'One\r\nBcc: third@example.test',
      fromName: 'A\r\nX-Evil: 1',
    });
    const [arrived] = await setup.arrived();
    expect(arrived?.to).toBe(mail.to);
    expect(arrived?.subject).not.toMatch(/[\r\n]/);
    expect(arrived?.fromName).not.toMatch(/[\r\n]/);
  });

  test('takes several at once', async () => {
    const ids = ['b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(24));
    await Promise.all(ids.map((id) => setup.mailer.send({ ...mail, id, subject: id })));
    expect((await setup.arrived()).map((arrived) => arrived.subject).sort()).toEqual(ids);
  });

  test('rejects when the transport did not take it', async () => {
    await setup.breakDown();
    await expect(setup.mailer.send(mail)).rejects.toThrow();
  });
});

describe('an address that takes no mail', () => {
  test('is told apart from everything that may be better another time', async () => {
    const answers = [
      ['550 5.1.1 No such user here', 'address'],
      ['550 No such user here', 'address'],
      ['553-5.1.2 No such domain', 'address'],
      ['550 5.2.1 Mailbox disabled', 'address'],
      ['550 5.7.1 Blocked for spam', 'sender'],
      ['550 Blocked using zen.example, see https://zen.example/192.0.2.1', 'sender'],
      ['550 5.1.1 Recipient rejected by our blocklist', 'sender'],
      ['550 5.1.8 Sender address has no domain', 'sender'],
      ['421 4.7.0 Our system has detected an unusual rate of mail', 'sender'],
      ['554 Transaction failed: DMARC policy', 'sender'],
      ['553 sorry, your host is not allowed to send to this account', undefined],
      ['550 Administrative prohibition', undefined],
      ['550 Requested action not taken: mailbox not found', 'address'],
      ['550 unrouteable address', 'address'],
      ['550 The email account that you tried to reach does not exist', 'address'],
      ['552 5.2.2 Mailbox full', undefined],
      ['450 4.2.1 Try later', undefined],
    ] as const;
    for (const [response, whose] of answers) {
      const reply = { responseCode: Number(response.slice(0, 3)), response };
      const said = (command: string) => [
        ...(isRefusal({ ...reply, command }) ? ['address'] : []),
        ...(isAboutSender({ ...reply, command }) ? ['sender'] : []),
      ];
      expect([response, ...said('RCPT TO')]).toEqual([response, ...(whose ? [whose] : [])]);
      expect([response, ...said('MAIL FROM')]).toEqual([response, ...(whose === 'sender' ? [whose] : [])]);
      // A login that is refused is a fault of our settings.
      expect([response, ...said('AUTH PLAIN')]).toEqual([response]);
    }
  });

  test('is refused over SMTP', async () => {
    const setup = await smtp();
    try {
      await expect(setup.mailer.send({ ...mail, to: 'nobody@example.test' })).rejects.toThrow(MailRefused);
      await setup.mailer.send(mail);
      expect(await setup.arrived()).toHaveLength(1);
    } finally {
      await setup.close();
    }
  });
});

describe('the return address', () => {
  test.each([
    ['returned@kindling.example', 'returned@kindling.example'],
    [undefined, mail.fromAddress],
  ])('%s is where a server sends a mail back to: %s', async (returnAddress, expected) => {
    const setup = await smtp(returnAddress);
    try {
      await setup.mailer.send(mail);
      expect(setup.returnAddresses).toEqual([expected]);
    } finally {
      await setup.close();
    }
  });
});

describe('a picture that comes with a mail', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const shown = { ...mail, html: '<img src="cid:logo" alt="Alpha">', pictures: [{ id: 'logo', png }] };

  test('is a part of it over SMTP, shown where the HTML says', async () => {
    const setup = await smtp();
    try {
      await setup.mailer.send(shown);
      const [{ html, attachments } = { html: '', attachments: [] }] = await setup.whole();
      expect(html).toContain('src="cid:logo"');
      expect(attachments).toEqual([
        expect.objectContaining({ contentId: '<logo>', mimeType: 'image/png', disposition: 'inline' }),
      ]);
      expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(png);
    } finally {
      await setup.close();
    }
  });

  test('is written into what the development mailbox shows', async () => {
    const setup = await mailbox();
    try {
      await setup.mailer.send(shown);
      const [arrived] = await setup.arrived();
      expect(arrived?.html).toBe(`<img src="data:image/png;base64,${png.toString('base64')}" alt="Alpha">`);
    } finally {
      await setup.close();
    }
  });
});

describe('mail over SMTP', () => {
  test('can be recognised when it comes twice', async () => {
    const setup = await smtp();
    try {
      await setup.mailer.send(mail);
      await setup.mailer.send(mail);
      await setup.mailer.send({ ...mail, id: 'z'.repeat(24) });
      const [first, second, other] = (await setup.whole()).map(({ messageId }) => messageId);
      expect(first).toBe(`<alpha.${mail.id}.${mail.proof}@alpha.example>`);
      expect(second).toBe(first);
      expect(other).not.toBe(first);
    } finally {
      await setup.close();
    }
  });
});

describe('the development mailbox', () => {
  let folder: string;
  let files: MailboxFiles;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-mailbox-'));
    files = new MailboxFiles(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('keeps brands apart, and one mail for one id', async () => {
    const mailer = new MailboxMailer(files, new TestClock());
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: 'again' });
    await mailer.send({ ...mail, tenantId: 'beta' });
    expect((await files.list('alpha', 10)).map((entry) => entry.subject)).toEqual(['again']);
    expect(await files.find('alpha', mail.id)).toMatchObject({ tenantId: 'alpha', sentAt: expect.any(Date) });
    expect(await files.find('gamma', mail.id)).toBeUndefined();
    expect(await files.list('gamma', 10)).toEqual([]);
  });

  test('never leaves its folder', async () => {
    const mailer = new MailboxMailer(files, new TestClock());
    for (const [tenantId, id] of [
      ['..', 'x'],
      ['alpha', '../x'],
      ['alpha/..', 'x'],
      ['alpha', ''],
    ] as const) {
      await expect(mailer.send({ ...mail, tenantId, id })).rejects.toThrow();
      expect(await files.find(tenantId, id)).toBeUndefined();
    }
    expect(await readdir(folder)).toEqual([]);
  });
});
