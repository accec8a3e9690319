import sharp from 'sharp';
import { Problem } from '../../apps/server/src/kernel/ground/problem.ts';
import { PhotoDecoder } from '../../apps/server/src/modules/pictures/decoding/photo-decoder.ts';
import type { Rendition } from '../../apps/server/src/modules/pictures/decoding/process-photo.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { hostileImages } from '../support/photos/hostile-images.ts';
import { corners, foreignFiles, oddImages, type Outcome } from '../support/photos/odd-images.ts';

const decoder = new PhotoDecoder();
afterAll(() => decoder.onApplicationShutdown());

type WholeRendition = Rendition & { avif: Buffer | undefined };

/** What an upload does with a file, through the process that decodes. */
async function decoded(file: Buffer): Promise<WholeRendition[] | string> {
  try {
    const taken = await decoder.take(file, { memberId: 'corpus' });
    const avif = await taken.avif;
    return taken.photo.renditions.map((rendition, at) => ({ ...rendition, avif: avif[at] }));
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** What is wrong with what became of a file; nothing as a rule. */
async function faults(file: Buffer, outcome: Outcome): Promise<string[]> {
  const made = await decoded(file);
  if (typeof made === 'string' || typeof outcome === 'string')
    return made === outcome ? [] : [`became ${typeof made === 'string' ? made : 'a picture'}`];
  const found: string[] = [];
  const [width, height] = outcome.size;
  const largest = made.at(-1);
  if (largest?.width !== width || largest.height !== height)
    found.push(`is ${largest?.width} by ${largest?.height}`);
  for (const { webp, avif = Buffer.alloc(0), ...size } of made) {
    for (const [format, bytes] of Object.entries({ webp, heif: avif })) {
      const { exif, icc, iptc, xmp, orientation, pages = 1, ...told } = await sharp(bytes).metadata();
      if (told.format !== format || told.width !== size.width || told.height !== size.height || pages > 1)
        found.push(`has a ${told.format} of ${told.width} by ${told.height}, ${pages} pages`);
      if (exif ?? icc ?? iptc ?? xmp) found.push(`has metadata as ${format}`);
      if ((orientation ?? 1) !== 1) found.push(`is turned as ${format}`);
      if (bytes.includes('script')) found.push(`has words as ${format}`);
    }
  }
  for (const bytes of [largest?.webp, largest?.avif]) found.push(...(await wrongColours(bytes, outcome)));
  return found;
}

async function wrongColours(
  bytes: Buffer | undefined,
  { corners: expected, colour, inks }: Exclude<Outcome, string>,
): Promise<string[]> {
  const wanted = colour === undefined ? [...(expected ?? '')] : Array<string>(4).fill(colour);
  if (wanted.length === 0) return [];
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = [0, 1, 2, 3].map((corner) => {
    const x = Math.floor((info.width * (corner % 2 === 0 ? 1 : 3)) / 4);
    const y = Math.floor((info.height * (corner < 2 ? 1 : 3)) / 4);
    return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  });
  return wanted.flatMap((name, corner) => {
    const hex = name.startsWith('#') ? name : corners[name as keyof typeof corners];
    const away = [1, 3, 5].map((at, channel) =>
      Math.abs(parseInt(hex.slice(at, at + 2), 16) - (found[corner]?.[channel] ?? NaN)),
    );
    return Math.max(...away) <= (inks ? 60 : 8) ? [] : [`has ${String(found[corner])} where ${hex} was`];
  });
}

async function allFaults(
  files: Readonly<Record<string, { file: Buffer; outcome: Outcome }>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { file, outcome }] of Object.entries(files))
    for (const fault of await faults(file, outcome)) found.push(`${name} ${fault}`);
  return found;
}

describe('of the corpus of pictures', () => {
  let files = 0;

  it('those that are odd become what people see in them, in size, colour and standing', async () => {
    const odd = await oddImages();
    files += Object.keys(odd).length;
    expect(await allFaults(odd)).toEqual([]);
    // What the others left in the decoder must not count against the largest: it is sent again.
    const largest = ['a progressive JPEG of 50 megapixels', 'an AVIF of 16 megapixels'];
    const large = Object.entries(odd).filter(([name]) => largest.includes(name));
    expect(large).toHaveLength(largest.length);
    const rounds = isProof ? 3 : 1;
    for (let round = 0; round < rounds; round++)
      expect(await allFaults(Object.fromEntries(large))).toEqual([]);
  });

  it('those of other kinds are refused by their first bytes, what phones make under its own code', async () => {
    const foreign = foreignFiles();
    files += Object.keys(foreign).length;
    expect(await allFaults(foreign)).toEqual([]);
  });

  it('those that are broken or made to harm are refused, and the next one finds a decoder', async () => {
    const hostile = Object.entries(await hostileImages());
    files += hostile.length;
    const taken: string[] = [];
    for (const [name, file] of hostile) if (typeof (await decoded(file)) !== 'string') taken.push(name);
    expect(taken).toEqual([]);
    const fine = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    expect(await faults(fine, { size: [9, 9], colour: '#112233' })).toEqual([]);
  });

  it('there are many', () => {
    expect(files).toBeGreaterThanOrEqual(100);
    noteFigure({
      test: 'T12',
      what: `${files} odd, foreign and hostile pictures`,
      figure: 'each decoded as people see it, or refused; the decoder goes on',
      command: 'npm run proof -- api api/photo-corpus.spec',
    });
  });
});
