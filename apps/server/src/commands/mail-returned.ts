import { NoteReturnedMail } from '../modules/mails/notifications/returned/note-returned-mail.js';
import type { Command } from './command.js';
import { say } from './say.js';

/** A report repeats the mail it is about at most; ours are far smaller. */
const mostBytes = 2_097_152;

/**
 * Takes a mail that came back, from a mail server that hands it over on standard input. It ends well whatever the mail says: a
 * server would answer a failure by another mail.
 */
export const mailReturned: Command = {
  usage: 'mail:returned < mail',
  summary: 'takes a mail that came back, on standard input',
  async run({ app }) {
    const raw = await standardInput();
    const noted =
      raw !== undefined && (await (await app()).get(NoteReturnedMail, { strict: false }).note(raw));
    say(noted ? 'noted' : 'nothing to note');
    return 0;
  },
};

/** @returns undefined for more than a report may be */
async function standardInput(): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
