import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of the ZIP: as it is, or written while it is read. */
export type ZippedFile = { name: string } & ({ bytes: Buffer } | { lines: () => AsyncGenerator<string> });

/**
 * Writes files into a ZIP while it is read; no more than a page of one is in memory.
 *
 * @returns the ZIP; it breaks off where a file can't be read
 */
export function writeBrandZip(files: readonly ZippedFile[], at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // What reads the rows needs the brand of this call.
  const inContext = AsyncLocalStorage.snapshot();
  zip.on('error', (error: Error) => output.destroy(error));
  for (const file of files) {
    if ('bytes' in file) zip.addBuffer(file.bytes, file.name, { mtime: at });
    else
      zip.addReadStreamLazy(file.name, { mtime: at }, (done) => {
        const read = Readable.from(inOwnContext(file.lines, inContext), { objectMode: false });
        read.on('error', (error) => output.destroy(error));
        done(null, read);
      });
  }
  zip.end();
  return output;
}

async function* inOwnContext(
  lines: () => AsyncGenerator<string>,
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>,
): AsyncGenerator<Buffer> {
  const read = inContext(lines);
  for (;;) {
    const next = await inContext(() => read.next());
    if (next.done) return;
    yield Buffer.from(next.value);
  }
}
