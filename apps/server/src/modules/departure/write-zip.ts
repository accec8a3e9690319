import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ConversationExport } from '../chats/chats.api.js';
import type { ExportedFile } from './collect-export.js';

/**
 * Writes files into a ZIP while it is read: no more than one file, and of messages one page, is in memory at a time.
 *
 * @param at date of the files
 * @returns the ZIP; it breaks off where a file can't be read
 */
export function writeZip(files: readonly ExportedFile[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // The stream is read later, outside of this call's context. What reads the files needs that context for its brand.
  const inContext = AsyncLocalStorage.snapshot();
  zip.on('error', (error: Error) => output.destroy(error));
  for (const file of files) {
    // Pictures are not compressed again: they would not get smaller.
    const options = { mtime: at, compress: !('read' in file) };
    zip.addReadStreamLazy(file.name, options, (done) => {
      done(null, Readable.from(chunksOf(file, inContext), { objectMode: false }));
    });
  }
  zip.end();
  return output;
}

type InContext = ReturnType<typeof AsyncLocalStorage.snapshot>;

async function* chunksOf(file: ExportedFile, inContext: InContext): AsyncGenerator<Buffer> {
  if ('json' in file) yield bytes(file.json);
  else if ('conversations' in file) yield* conversationChunks(file.conversations, inContext);
  else {
    const content = await inContext(() => file.read());
    if (content) yield content;
  }
}

async function* conversationChunks(
  conversations: readonly ConversationExport[],
  inContext: InContext,
): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  for (const [at, { with: name, fictional, next }] of conversations.entries()) {
    const head = JSON.stringify({ with: name, fictional }).slice(0, -1);
    yield Buffer.from(`${at === 0 ? '' : ','}\n${head},"messages":[`);
    for (let isFirst = true; ; isFirst = false) {
      const page = await inContext(() => next());
      if (page.length === 0) break;
      const rows = page.map((message) => JSON.stringify(message)).join(',\n');
      yield Buffer.from(`${isFirst ? '' : ','}\n${rows}`);
    }
    yield Buffer.from(']}');
  }
  yield Buffer.from(']\n');
}

function bytes(json: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(json, null, 2)}\n`);
}
