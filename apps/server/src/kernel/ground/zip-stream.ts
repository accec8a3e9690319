import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP, read while the ZIP is. */
export interface ZippedFile {
  name: string;
  /** False for content that does not compress. */
  compress: boolean;
  /** Called once the previous files are written; may yield no chunk. */
  chunks: () => AsyncIterator<Buffer> | Iterator<Buffer>;
}

/**
 * Streams files into a ZIP: at most one chunk is in memory.
 *
 * @param at date of the files
 * @returns the ZIP; it breaks off where a file can't be read
 */
export function zipStream(files: readonly ZippedFile[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // The stream is read later, outside of this call's context, which reading the files needs for its brand.
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
