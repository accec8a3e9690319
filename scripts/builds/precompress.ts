import fs from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { everyFileBelow } from './inputs.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller ones fit into a packet anyway. */
const LEAST_BYTES = 1_000;
/** The last step of eleven costs five times the time for two percent. */
const BROTLI_QUALITY = 10;

/** Puts compressed copies (.br, .gz) beside the files of a built site, so that serving costs no time for it. */
export async function precompress(folder: string): Promise<void> {
  const files = everyFileBelow(folder).filter((file) => /\.(js|css|svg|json|html|txt|map)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = fs.readFileSync(file);
      if (bytes.length < LEAST_BYTES) return;
      const [small, common] = await Promise.all([
        brotli(bytes, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        gzip(bytes, { level: 9 }),
      ]);
      fs.writeFileSync(`${file}.br`, small);
      fs.writeFileSync(`${file}.gz`, common);
    }),
  );
}
