import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Under this many bytes a compressed body saves nothing. */
const leastBytes = 1024;

/** The best encoding the browser takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity';
}

/**
 * @param quality brotli quality: 4 for what is sent once, 9 for what is kept and sent often
 */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  return encoding === 'gzip' ? gzip(body) : body;
}

export function worthCompressing(body: Buffer): boolean {
  return body.length >= leastBytes;
}
