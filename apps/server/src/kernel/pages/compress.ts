import { promisify } from 'node:util';
import zlib from 'node:zlib';
import accept from '@hapi/accept';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Best compression first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Below this size compression saves nothing. */
const leastBytes = 1024;

/** The encoding that the client prefers (RFC 9110, section 12.5.3); among equals, the one that saves most. */
export function acceptedEncoding(header: string | undefined): Encoding {
  try {
    return (accept.encoding(header ?? '', [...encodings]) || 'identity') as Encoding;
  } catch {
    // Without the header, every client can read an unencoded body.
    return 'identity';
  }
}

/** @param quality brotli quality: 4 for a body sent once, 9 for one cached and sent often */
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

/**
 * Compresses a page that is sent once, on the event loop: at this quality it takes about a millisecond, while the
 * thread pool may be busy with passwords for hundreds.
 */
export function compressAtOnce(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer {
  if (encoding === 'gzip') return zlib.gzipSync(body, { level: 1 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  return zlib.brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: 2, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export function worthCompressing(body: Buffer): boolean {
  return body.length >= leastBytes;
}
