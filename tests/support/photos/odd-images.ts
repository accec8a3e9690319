import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFault } from '../../../packages/contract/src/profiles/photo-files.ts';
import { noise, pngChunk, pngSaying, withChunks } from './hostile-images.ts';

/** The corners of `quarters`: red, green, blue, yellow. */
export const corners = { r: '#c03030', g: '#309040', b: '#3060a0', y: '#d8c030' } as const;
type Corner = keyof typeof corners;

/** What becomes of a file: a picture of that size and these colours in its corners, or why it is refused. */
export type Outcome =
  PhotoFault | { size: [width: number, height: number]; corners?: string; colour?: string; inks?: true };

interface OddImage {
  file: Buffer;
  outcome: Outcome;
}

/** Colours of a print, which are not quite those of a screen. */
const printed = { size: [400, 300] as [number, number], corners: 'rgby', inks: true as const };
const whole = { size: [400, 300] as [number, number], corners: 'rgby' };

/** Four colours in 400 by 300 pixels. */
function quarters(): Sharp {
  const quarter = (colour: Corner) => ({
    create: { width: 200, height: 150, channels: 3 as const, background: corners[colour] },
  });
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#000' } }).composite([
    { input: quarter('r'), left: 0, top: 0 },
    { input: quarter('g'), left: 200, top: 0 },
    { input: quarter('b'), left: 0, top: 150 },
    { input: quarter('y'), left: 200, top: 150 },
  ]);
}

/** What stands upright of `quarters` under each orientation of EXIF, corner by corner. */
const upright = ['rgby', 'gryb', 'ybgr', 'byrg', 'rbgy', 'bryg', 'ygbr', 'gyrb'];

/** Pictures that are odd and right: each has the outcome that people expect of it. */
export async function oddImages(): Promise<Record<string, OddImage>> {
  const pixels = await quarters().removeAlpha().png().toBuffer();
  const image = (): Sharp => sharp(pixels);
  const jpeg = await image().jpeg({ quality: 95 }).toBuffer();
  const png = await image().png().toBuffer();
  const avif = await image().avif({ effort: 0, quality: 80 }).toBuffer();
  const made: Record<string, OddImage> = {};
  const add = (name: string, file: Buffer, outcome: Outcome = whole): void => {
    made[name] = { file, outcome };
  };

  for (const [index, colours] of upright.entries()) {
    const orientation = index + 1;
    const size: [number, number] = orientation > 4 ? [300, 400] : [400, 300];
    add(
      `a JPEG of orientation ${orientation}`,
      await image().withMetadata({ orientation }).jpeg().toBuffer(),
      {
        size,
        corners: colours,
      },
    );
  }
  add('a PNG of orientation 6', await image().withMetadata({ orientation: 6 }).png().toBuffer(), {
    ...{ size: [300, 400], corners: 'bryg' },
  });
  add('a WebP of orientation 8', await image().withMetadata({ orientation: 8 }).webp().toBuffer(), {
    ...{ size: [300, 400], corners: 'gyrb' },
  });
  const turned = await image().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  add('a JPEG of orientation 9, which there is not', withOrientation(turned, 9));

  add('a progressive JPEG', await image().jpeg({ progressive: true }).toBuffer());
  add('a JPEG without subsampled colours', await image().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer());
  add('a grey JPEG', await image().greyscale().toColourspace('b-w').jpeg().toBuffer(), { size: [400, 300] });
  add(
    'a CMYK JPEG',
    await image().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
    printed,
  );
  add('a CMYK JPEG without its profile', await image().toColourspace('cmyk').jpeg().toBuffer(), printed);
  add(
    'a JPEG in the colours of a wide screen',
    await image().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  );
  add('a PNG in the colours of a wide screen', await image().withIccProfile('p3').png().toBuffer());
  add(
    'a JPEG with a profile that is none',
    withSegment(jpeg, 0xe2, Buffer.from('ICC_PROFILE\0\x01\x01nonsense', 'latin1')),
  );
  add(
    'a JPEG with 60 kB of EXIF that is none',
    withSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000, 0x41)])),
  );
  add(
    'a JPEG with a script as its comment',
    withSegment(jpeg, 0xfe, Buffer.from('<script>alert(1)</script>')),
  );
  add(
    'a JPEG that is a ZIP, too',
    Buffer.concat([jpeg, Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(500)]),
  );
  add('a JPEG with a second picture behind it', Buffer.concat([jpeg, await noise(80, 60).jpeg().toBuffer()]));
  add('a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]));

  add('a PNG of 16 bits', await image().toColourspace('rgb16').png().toBuffer());
  add(
    'a PNG of 16 bits with transparency',
    await image().ensureAlpha().toColourspace('rgb16').png().toBuffer(),
  );
  add('a grey PNG of 16 bits', await image().greyscale().toColourspace('grey16').png().toBuffer(), {
    size: [400, 300],
  });
  add(
    'a grey PNG with transparency',
    await image().greyscale().toColourspace('b-w').ensureAlpha(0).png().toBuffer(),
    {
      ...{ size: [400, 300], colour: '#ffffff' },
    },
  );
  add('a PNG of few colours', await image().png({ palette: true, colours: 8, dither: 0 }).toBuffer());
  add(
    'a PNG of two colours',
    await image().threshold(128).toColourspace('b-w').png({ palette: true, colours: 2 }).toBuffer(),
    {
      size: [400, 300],
    },
  );
  add('an interlaced PNG', await image().png({ progressive: true }).toBuffer());
  add('a PNG of nothing but transparency', await image().ensureAlpha(0).png().toBuffer(), {
    ...{ size: [400, 300], colour: '#ffffff' },
  });
  add(
    'a PNG that moves',
    withChunks(png, [
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      pngChunk('fcTL', Buffer.concat([word(0, 400, 300, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])])),
    ]),
  );
  add(
    'a PNG with a script in its text',
    withChunks(png, [pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))]),
  );
  add('a PNG whose text unpacks to 50 MB', withChunks(png, [packedChunk('zTXt', 'Comment', 50_000_000)]));
  add('a PNG whose profile unpacks to 50 MB', withChunks(png, [packedChunk('iCCP', 'icc', 50_000_000)]));
  add('a PNG with bytes behind its end', Buffer.concat([png, Buffer.from('MZ and more')]));

  add('a WebP without loss', await image().webp({ lossless: true }).toBuffer());
  add('a WebP with transparency', await image().ensureAlpha(0).webp({ lossless: true }).toBuffer(), {
    ...{ size: [400, 300], colour: '#ffffff' },
  });
  const frames = [await image().webp().toBuffer(), await image().negate().webp().toBuffer()];
  add(
    'a WebP that moves: its first picture',
    await sharp(frames, { join: { animated: true } })
      .webp({ quality: 95 })
      .toBuffer(),
  );
  add('an AVIF', avif);
  add(
    'an AVIF without subsampled colours',
    await image().avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  add('an AVIF without loss', await image().avif({ effort: 0, lossless: true }).toBuffer());
  add('an AVIF with transparency', await image().ensureAlpha(0).avif({ effort: 0 }).toBuffer(), {
    ...{ size: [400, 300], colour: '#ffffff' },
  });
  add('an AVIF that says it is an image in general', withBrand(avif, 'mif1'));

  const plain = (width: number, height: number): Sharp =>
    sharp({ create: { width, height, channels: 3, background: '#4080c0' } });
  const of = (width: number, height: number): Outcome => ({ size: [width, height], colour: '#4080c0' });
  add('one pixel', await plain(1, 1).png().toBuffer(), of(1, 1));
  add('ten times as wide as high', await plain(1000, 100).jpeg().toBuffer(), of(960, 96));
  add('ten times as high as wide', await plain(960, 9600).jpeg().toBuffer(), of(192, 1920));
  add('eleven times as wide as high', await plain(1100, 100).jpeg().toBuffer(), 'photo_too_narrow');
  add('a phone’s JPEG of 50 megapixels', await plain(8160, 6144).jpeg().toBuffer(), of(960, 723));
  const largest = await plain(16_000, 12_500).jpeg().toBuffer();
  add('a JPEG of 200 megapixels', largest, of(960, 750));
  add('a JPEG of one row more', ofHeight(largest, 12_501), 'photo_too_many_pixels');
  const progressive = await plain(8000, 6250)
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  add('a progressive JPEG of 50 megapixels', progressive, of(960, 750));
  add('a progressive JPEG of one row more', ofHeight(progressive, 6251), 'photo_too_many_pixels');
  add('a PNG of more than 50 megapixels', pngSaying(8000, 6251, Buffer.alloc(1000)), 'photo_too_many_pixels');
  add('a WebP of 49 megapixels', await plain(7000, 7000).webp({ effort: 0 }).toBuffer(), of(960, 960));
  add(
    'an AVIF of 16 megapixels',
    await plain(4000, 4000).avif({ effort: 0, quality: 1 }).toBuffer(),
    of(960, 960),
  );
  await addCutOff(add);
  return made;
}

/** JPEGs of which the end did not arrive: rows that are not there are left out, as long as they are few. */
async function addCutOff(add: (name: string, file: Buffer, outcome: Outcome) => void): Promise<void> {
  const wide = noise(400, 1600);
  const jpeg = await wide.jpeg().toBuffer();
  const lacking = (file: Buffer, part: number): Buffer =>
    file.subarray(0, Math.floor(file.length * (1 - part)));
  add('a JPEG without its last two bytes', jpeg.subarray(0, -2), { size: [400, 1600] });
  add('a JPEG without its last hundredth', lacking(jpeg, 0.01), { size: [400, 1584] });
  add('a JPEG without its last twelfth', lacking(jpeg, 1 / 12), 'photo_damaged');
  const lying = await wide.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  add('a JPEG that lies on its side, without its last two bytes', lying.subarray(0, -2), {
    size: [960, 240],
  });
  const grey = await wide.clone().greyscale().toColourspace('b-w').jpeg().toBuffer();
  add('a grey JPEG without its last two bytes', grey.subarray(0, -2), { size: [400, 1600] });
  const progressive = await wide.clone().jpeg({ progressive: true }).toBuffer();
  add('a progressive JPEG without its last two bytes', progressive.subarray(0, -2), { size: [400, 1600] });
  add('a progressive JPEG of which only an eighth is there', lacking(progressive, 7 / 8), 'photo_damaged');
}

/** Files that name a format which is no picture, or none that we read, by their first bytes. */
export function foreignFiles(): Record<string, OddImage> {
  const rest = Buffer.alloc(300, 7);
  const iso = (brand: string, ...others: string[]): Buffer =>
    Buffer.concat([
      word(16 + 4 * others.length),
      Buffer.from(`ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1'),
      rest,
    ]);
  const heic = (file: Buffer): OddImage => ({ file, outcome: 'photo_heic' });
  const none = (start: string): OddImage => ({
    file: Buffer.concat([Buffer.from(start, 'latin1'), rest]),
    outcome: 'photo_unreadable',
  });
  return {
    'an Apple photo': heic(iso('heic', 'mif1', 'heic')),
    'an Apple photo of 10 bits': heic(iso('heix', 'mif1', 'heix')),
    'an Apple photo that says it is an image in general': heic(iso('mif1', 'mif1', 'heic')),
    'several Apple photos in one': heic(iso('hevc', 'msf1', 'hevc')),
    'an AVIF without a picture': { file: iso('avif', 'mif1', 'miaf'), outcome: 'photo_unreadable' },
    'an AVIF that moves': { file: iso('avis', 'msf1', 'avif'), outcome: 'photo_unreadable' },
    'an image in general of no kind': { file: iso('mif1', 'mif1'), outcome: 'photo_unreadable' },
    'a film for phones': { file: iso('3gp4', 'isom'), outcome: 'photo_unreadable' },
    'a RIFF of sound': none('RIFF\x24\0\0\0WAVEfmt '),
    'a WebP without a picture': none('RIFF\x24\0\0\0WEBPVP8 '),
    'a BMP': none('BM\x76\x01\0\0\0\0\0\0\x36\0\0\0'),
    'an icon': none('\0\0\x01\0\x01\0\x10\x10\0\0'),
    'a Photoshop file': none('8BPS\0\x01\0\0\0\0\0\0'),
    'a JPEG XL': none('\xff\x0a\xfa\x7f\x01\x90'),
    'a JPEG 2000': none('\0\0\0\x0cjP  \r\n\x87\n'),
    'a program': none('MZ\x90\0\x03\0\0\0\x04\0\0\0'),
    'an EPS': none('%!PS-Adobe-3.0 EPSF-3.0\n'),
  };
}

function word(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
}

/** A JPEG with one more segment behind its beginning. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Writes another height into the frame of a JPEG, baseline or progressive. */
function ofHeight(jpeg: Buffer, height: number): Buffer {
  const frame = Math.max(...[0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker, 0, 17]))));
  if (frame < 0) throw new Error('a JPEG without a frame');
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, frame + 5);
  return changed;
}

/** Writes another number where a JPEG's EXIF has its orientation. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const changed = Buffer.from(jpeg);
  const [little, big] = ['\x12\x01\x03\0', '\x01\x12\0\x03'].map((tag) => changed.indexOf(tag, 0, 'latin1'));
  if (little !== undefined && little >= 0) changed.writeUInt16LE(orientation, little + 8);
  else if (big !== undefined && big >= 0) changed.writeUInt16BE(orientation, big + 8);
  else throw new Error('a JPEG without an orientation');
  return changed;
}

/** An ISO media file under another of its brands. */
function withBrand(file: Buffer, brand: string): Buffer {
  const changed = Buffer.from(file);
  changed.write(brand, 8, 'latin1');
  return changed;
}

/** A chunk of a PNG whose few bytes unpack to many. */
function packedChunk(type: string, keyword: string, bytes: number): Buffer {
  return pngChunk(
    type,
    Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(Buffer.alloc(bytes), { level: 9 })]),
  );
}
