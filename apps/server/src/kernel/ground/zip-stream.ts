import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP, read while the ZIP is. */
export interface ZippedFile {
  name: string;
  /** False for what would not get smaller. */
  compress: boolean;
  /** Asked for once the files before it are through; may be of no chunk at all. */
  chunks: () => AsyncIterator<Buffer> | Iterator<Buffer>;
}

/**
 * Writes files into a ZIP while it is read: no more of them is in memory than one chunk.
 *
 * @param at date of the files
 * @returns the ZIP; it breaks off where a file can't be read
 */
export function zipStream(files: readonly ZippedFile[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // The stream is read later, outside of this call's context. What reads the files needs that context for its brand.
  const inContext = AsyncLocalStorage.snapshot();
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, compress, chunks } of files)
    zip.addReadStreamLazy(name, { mtime: at, compress }, (done) => {
      done(null, Readable.from(withContext(chunks, inContext), { objectMode: false }));
    });
  zip.end();
  return output;
}

async function* withContext(
  chunks: ZippedFile['chunks'],
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>,
): AsyncGenerator<Buffer> {
  const read = inContext(chunks);
  for (;;) {
    const next = await inContext(() => read.next());
    if (next.done) return;
    yield next.value;
  }
}
