import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  blurredWidth,
  highestRendition,
  maxHeifPixels,
  maxJpegPixels,
  maxPhotoPixels,
  maxPhotoRatio,
  renditionWidths,
  widestRendition,
  type PhotoFault,
} from '@kindling/contract/profiles/photo-files';

export interface Rendition {
  width: number;
  height: number;
  webp: Buffer;
}

export interface ProcessedPhoto {
  /** Narrowest first. */
  renditions: readonly Rendition[];
  blurred: Buffer;
  /** Mean colour, `#rrggbb`: what the picture looks like before it is there. */
  placeholder: string;
  /** 32 by 32 grey pixels, row by row: what `perceptualHash` is made of. Null for a drawing. */
  grey: Buffer | null;
}

/** A file that is not a picture we take. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';

  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const quality = 80;
/** From 0 to 6. More takes much longer and makes files only a little smaller. */
const usualEffort = 2;
/** Looks like WebP's 80 (decision 0017). One step more of effort takes four times as long and saves nothing. */
const avif = { quality: 55, effort: 0 } as const;
/** Width in pixels that the picture is reduced to before it is enlarged and blurred: too few to recognise a face. */
const blurredDetail = 10;
const greySide = 32;
/** Markers of a JPEG. */
const [startOfScan, endOfImage] = [Buffer.from([0xff, 0xda]), Buffer.from([0xff, 0xd9])];
/** More than this part of the rows missing is no picture that its owner meant to send. */
const mostMissing = 0.05;
/** How rows that are not there come out of the decoder, give or take a colour profile. */
const missingGrey = 128;
const tolerance = 2;

/** Upright sRGB pixels without transparency. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

/** Keeps nothing of a picture for the next one. For a process that does nothing but decode, one picture at a time. */
export function spareMemory(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}

export interface RenderOptions {
  /** How hard to try for small WebP files, 0 to 6. */
  effort?: number;
  /** Drawn for the demo and not taken: without what a hash needs. */
  isDrawn?: boolean;
}

/**
 * Makes the files of a photo as WebP: in the widths that pages use, and one that is blurred beyond recognition. They carry
 * nothing but its colours.
 */
export async function renderPhoto(
  { data, info }: Pixels,
  { effort = usualEffort, isDrawn = false }: RenderOptions = {},
): Promise<ProcessedPhoto> {
  const [narrowest, ...widths] = renditionWidths(info.width);
  // What is small is made of this and not of the whole: reading that again takes longer than all the rest.
  const narrow = await rawOf(sharp(data, { raw: info }).resize({ width: narrowest }));
  const [renditions, rest] = await Promise.all([
    Promise.all([
      render(sharp(narrow.data, { raw: narrow.info })),
      ...widths.map((width) => render(sharp(data, { raw: info }).resize({ width }))),
    ]),
    renderSmall(narrow, { effort, isDrawn }),
  ]);
  return { renditions, ...rest };

  async function render(image: Sharp): Promise<Rendition> {
    const webp = await image.webp({ quality, effort }).toBuffer({ resolveWithObject: true });
    return { width: webp.info.width, height: webp.info.height, webp: webp.data };
  }
}

/** @returns the same widths as AVIF, narrowest first; they take as long as all the rest */
export function renderAvif({ data, info }: Pixels): Promise<Buffer[]> {
  return Promise.all(
    renditionWidths(info.width).map((width) =>
      sharp(data, { raw: info }).resize({ width }).avif(avif).toBuffer(),
    ),
  );
}

/** What is made of few pixels. */
async function renderSmall(
  { data, info }: Awaited<ReturnType<typeof rawOf>>,
  { effort, isDrawn }: Required<RenderOptions>,
): Promise<Omit<ProcessedPhoto, 'renditions'>> {
  const input = { raw: info };
  const small = await rawOf(sharp(data, input).resize({ width: blurredDetail }));
  const blurred = await sharp(small.data, { raw: small.info })
    .resize({ width: blurredWidth, kernel: 'cubic' })
    .blur(2)
    .webp({ quality: 60, effort })
    .toBuffer();
  const grey = isDrawn
    ? null
    : await sharp(data, input)
        .resize({ width: greySide, height: greySide, fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer();
  return { blurred, placeholder: meanColour(small.data), grey };
}

const rawOf = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true });

/**
 * Decodes, bounded and strict, upright and without any metadata; what the header says is judged before a pixel is read.
 *
 * @throws UnreadablePhoto
 */
export async function decodePhoto(source: Buffer): Promise<Pixels> {
  const { format } = await judged(source);
  try {
    return await pixelsOf(source);
  } catch (error) {
    const whole = format === 'jpeg' ? await withoutMissingRows(source).catch(() => undefined) : undefined;
    if (!whole) throw new UnreadablePhoto('photo_damaged', { cause: error });
    return await pixelsOf(whole);
  }
}

/** @param most pixels, whatever was said of them before */
const opened = (source: Buffer, most: number | false): Sharp =>
  sharp(source, { limitInputPixels: most, failOn: 'error' });

/** @returns what the header says @throws UnreadablePhoto for what is not to be decoded */
async function judged(source: Buffer): Promise<Metadata> {
  const said = await metadataOf(source);
  const { format, width, height } = said;
  if (!formats.has(format)) throw new UnreadablePhoto('photo_unreadable');
  if (width * height > mostPixels(said)) throw new UnreadablePhoto('photo_too_many_pixels');
  if (Math.max(width, height) / Math.min(width, height) > maxPhotoRatio)
    throw new UnreadablePhoto('photo_too_narrow');
  return said;
}

async function metadataOf(source: Buffer): Promise<Metadata> {
  try {
    return await opened(source, false).metadata();
  } catch (error) {
    throw new UnreadablePhoto('photo_unreadable', { cause: error });
  }
}

function mostPixels({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return maxHeifPixels;
  return format === 'jpeg' && !isProgressive ? maxJpegPixels : maxPhotoPixels;
}

/** The pixels of an image, no larger than the largest rendition. */
async function pixelsOf(source: Buffer): Promise<Pixels> {
  const { data, info } = await opened(source, maxJpegPixels)
    .autoOrient()
    .resize({ width: widestRendition, height: highestRendition, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3) throw new Error(`${channels} channels`);
  return { data, info: { width, height, channels } };
}

/**
 * Makes a JPEG whose last bytes did not arrive one that is whole: without the rows that are not there.
 *
 * @returns undefined where too much is missing
 * @throws what the decoder throws for a file that is damaged in another way
 */
async function withoutMissingRows(jpeg: Buffer): Promise<Buffer | undefined> {
  if (!isInLastPass(jpeg)) return undefined;
  const ended = Buffer.concat([jpeg, endOfImage]);
  const image = opened(ended, maxJpegPixels);
  const { height } = await image.metadata();
  const { data, info } = await image
    .resize({ height: Math.min(height, 1600) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = info.width * info.channels;
  let present = info.height;
  // The last pixel tells of the row in which the bytes end, too.
  while (present > 0 && isMissing(data.subarray(present * rowBytes - info.channels, present * rowBytes)))
    present--;
  if (present < info.height * (1 - mostMissing)) return undefined;
  return present === info.height
    ? ended
    : ofHeight(ended, Math.floor((height * present) / info.height / 8) * 8);
}

/** Whether the last scan that began fills in the last detail; a progressive picture has rougher ones before. */
function isInLastPass(jpeg: Buffer): boolean {
  const at = jpeg.lastIndexOf(startOfScan);
  const components = jpeg[at + 4] ?? 0;
  const [, lastCoefficient, bits] = jpeg.subarray(at + 5 + 2 * components);
  return at >= 0 && lastCoefficient === 63 && bits !== undefined && (bits & 0x0f) === 0;
}

const isMissing = (pixel: Buffer): boolean =>
  pixel.every((channel) => Math.abs(channel - missingGrey) <= tolerance);

/** Says another height where the frame of a JPEG says its own: the rows below are no part of it any more. */
function ofHeight(jpeg: Buffer, height: number): Buffer | undefined {
  // A segment after the other: its marker, its length, what it says.
  for (let at = 2; at + 9 < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at] !== 0xff) return undefined;
    if (!isFrame(jpeg[at + 1] ?? 0)) continue;
    jpeg.writeUInt16BE(height, at + 5);
    return jpeg;
  }
  return undefined;
}

/** SOF0 to SOF15, without the three of these numbers that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Of bytes that are red, green and blue in turn. */
function meanColour(bytes: Buffer): string {
  const sums = [0, 0, 0];
  bytes.forEach((byte, index) => (sums[index % 3] = (sums[index % 3] ?? 0) + byte));
  return `#${sums.map((sum) => hexByte(sum / (bytes.length / 3))).join('')}`;
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
