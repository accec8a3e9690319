import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of noise, which no compression makes small: what is cut off it is missed. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header says what one likes; `data` is what its picture data unpacks to. */
export function pngSaying(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(data, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG, its checksum right. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A PNG with more chunks between its header and what follows. */
export function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const headerEnd = 8 + 25;
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Files that are no photo, by what is wrong with them; all are sent as a type that is taken. */
export async function hostileImages(): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp, avif] = await Promise.all([
    noise(200, 160).jpeg().toBuffer(),
    noise(200, 160).png().toBuffer(),
    noise(200, 160).webp().toBuffer(),
    noise(64, 64).avif({ effort: 0 }).toBuffer(),
  ]);
  const gif = await noise(40, 40).gif().toBuffer();
  const files: Record<string, Buffer> = {
    'zero bytes': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'a text': Buffer.from('this is no picture, whatever its name says'),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script><img src=x onerror=alert(2)>'),
    'an SVG': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
    ),
    'an SVG that reads a file': Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    'a GIF': gif,
    'a GIF that is a script': Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1')]),
    'an animated GIF': await sharp([gif, await noise(40, 40).blur(3).gif().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer(),
    'a TIFF': await noise(40, 40).tiff().toBuffer(),
    'a ZIP': Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]),
    'a film': Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(200)]),
    'a JPEG that is all beginning': Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(500, 0xff)]),
    'a PNG bomb': pngSaying(30_000, 30_000, Buffer.alloc(1_000_000)),
    'a PNG of more pixels than there are numbers': pngSaying(0x7fffffff, 0x7fffffff, Buffer.alloc(100)),
    'an AVIF of 16.4 megapixels in a kilobyte': await sharp({
      create: { width: 4100, height: 4000, channels: 3, background: '#888' },
    })
      .avif({ effort: 0, quality: 1 })
      .toBuffer(),
    'a PNG without a side': pngSaying(0, 100, Buffer.alloc(100)),
    'a PNG of 50 megapixels and one row': pngSaying(10_000, 5_001, Buffer.alloc(30_001)),
    'a PNG that holds less than it says': pngSaying(1000, 1000, Buffer.alloc(3001)),
    'a PNG one pixel wide': pngSaying(1, 100_000, Buffer.alloc(400_000)),
    'a PNG with a broken checksum': Buffer.from(png.map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
  };
  for (const [name, whole] of Object.entries({ JPEG: jpeg, PNG: png, WebP: webp, AVIF: avif })) {
    for (const part of [20, whole.length >> 3, whole.length >> 1]) {
      files[`a ${name} cut off after ${part} of ${whole.length} bytes`] = whole.subarray(0, part);
    }
    files[`a ${name} behind a page`] = Buffer.concat([Buffer.from('<html><!--'), whole]);
  }
  return files;
}
