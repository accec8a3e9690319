import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createFirstOwner, prepareDatabase, startApp } from '../app/app-process.ts';
import { until } from '../app/until.ts';
import { besideRedisUrl } from '../database/redis-database.ts';
import { createSchema } from '../database/schema.ts';

/** The first owner of its console. */
export const owner = { email: 'owner@staff.test', name: 'Fien First', password: 'a long enough sentence' };

/** A server with the demo's brands and nobody on them, whose mails go over SMTP. */
export interface MarkupServer {
  port: number;
  databaseUrl: string;
  /** Everything that it sent so far. */
  mails(): readonly Email[];
  /** The newest mail to an address, once one has come whose text has a part. */
  mailTo(address: string, part: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one. Its own, because what is written here shows on pages that other tests look at. */
export async function startMarkupServer(): Promise<MarkupServer> {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail);
          callback();
        }, callback);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const schema = await createSchema();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-markup-'));
  const options = {
    databaseUrl: schema.url,
    redisUrl: await besideRedisUrl(),
    env: {
      KINDLING_DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      KINDLING_CHEAP_PASSWORDS: '1',
      SMTP_URL: `smtp://127.0.0.1:${address.port}`,
    },
  };
  await prepareDatabase({ ...options, seed: false });
  const [app] = await Promise.all([startApp(options), createFirstOwner(options, owner)]);
  return {
    port: app.port,
    databaseUrl: schema.url,
    mails: () => mails,
    async mailTo(receiver, part) {
      const newest = () =>
        mails.findLast(
          ({ to, text }) => to?.some((one) => one.address === receiver) && part.test(text ?? ''),
        );
      await until(`a mail to ${receiver} with ${part.source}`, () => newest() !== undefined);
      return newest()?.text ?? '';
    },
    async stop() {
      await app.stop();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await schema.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
