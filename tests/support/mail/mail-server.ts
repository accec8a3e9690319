import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: each byte of it, and what the sender said before. */
export interface ArrivedMail {
  raw: Buffer;
  email: Email;
  /** Envelope. */
  from: string;
  to: string;
}

/** A receiver's mail server. Addresses that begin with `nobody` do not exist there. */
export interface MailServer {
  url: string;
  mails: readonly ArrivedMail[];
  /** The last one to an address. @throws Error where there is none */
  newestTo(address: string): ArrivedMail;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 });
      callback(address.startsWith('nobody') ? refusal : null);
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo[0]?.address ?? '';
        PostalMime.parse(raw).then(
          (email) => {
            mails.push({ raw, email, from, to });
            callback();
          },
          (error: unknown) => callback(error as Error),
        );
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    newestTo(to) {
      const found = mails.findLast((mail) => mail.to === to);
      if (!found) throw new Error(`no mail arrived for ${to}`);
      return found;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A header's value; undefined where the mail has none. */
export function headerOf({ email }: ArrivedMail, name: string): string | undefined {
  return email.headers.find(({ key }) => key === name.toLowerCase())?.value;
}
