import type { Readable } from 'node:stream';
import { zipStream } from '../../../../kernel/ground/zip-stream.js';
import type { ConversationExport } from '../../../chats/chats.api.js';
import type { ExportedFile } from './collect-export.js';

/**
 * Streams files into a ZIP: at most one file, and of messages one page, is in memory at a time.
 *
 * @param at date of the files
 * @returns the ZIP; it breaks off where a file can't be read
 */
export function writeZip(files: readonly ExportedFile[], at: Date): Readable {
  const zipped = files.map((file) => ({
    name: file.name,
    // Pictures are already compressed.
    compress: !('read' in file),
    chunks: () => chunksOf(file),
  }));
  return zipStream(zipped, at);
}

async function* chunksOf(file: ExportedFile): AsyncGenerator<Buffer> {
  if ('json' in file) yield bytes(file.json);
  else if ('conversations' in file) yield* conversationChunks(file.conversations);
  else {
    const content = await file.read();
    if (content) yield content;
  }
}

async function* conversationChunks(conversations: readonly ConversationExport[]): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  for (const [at, { with: name, fictional, next }] of conversations.entries()) {
    const head = JSON.stringify({ with: name, fictional }).slice(0, -1);
    yield Buffer.from(`${at === 0 ? '' : ','}\n${head},"messages":[`);
    for (let isFirst = true; ; isFirst = false) {
      const page = await next();
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
