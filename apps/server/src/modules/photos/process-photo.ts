import sharp, { type Sharp } from 'sharp';
import {
  blurredWidth,
  maxHeifPixels,
  maxPhotoPixels,
  maxPhotoRatio,
  renditionWidths,
  widestRendition,
} from '@kindling/contract/photo-files';

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
}

/** A file that is not a picture we take: of another kind, damaged or too large. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const quality = 80;
/** From 0 to 6. More takes much longer and makes files only a little smaller. */
const usualEffort = 2;
/** Width in pixels that the picture is reduced to before it is enlarged and blurred: too few to recognise a face. */
const blurredDetail = 10;

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

/**
 * Makes the files of a photo: upright, without any metadata, in the widths that pages use, and one that is blurred
 * beyond recognition.
 *
 * @throws UnreadablePhoto
 */
export async function processPhoto(source: Buffer): Promise<ProcessedPhoto> {
  return renderPhoto(await decode(source));
}

/**
 * Makes the files of a picture that is decoded already; they carry nothing but its colours.
 *
 * @param effort how hard to try for small files, 0 to 6
 */
export async function renderPhoto({ data, info }: Pixels, effort = usualEffort): Promise<ProcessedPhoto> {
  const input = { raw: info };
  const renditions = await Promise.all(
    renditionWidths(info.width).map(async (target) => {
      const file = await sharp(data, input)
        .resize({ width: target })
        .webp({ quality, effort })
        .toBuffer({ resolveWithObject: true });
      return { width: file.info.width, height: file.info.height, webp: file.data };
    }),
  );
  const small = await sharp(data, input)
    .resize({ width: blurredDetail })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blurred = await sharp(small.data, { raw: small.info })
    .resize({ width: blurredWidth, kernel: 'cubic' })
    .blur(2)
    .webp({ quality: 60, effort })
    .toBuffer();
  return { renditions, blurred, placeholder: meanColour(small.data) };
}

/** Decodes once, bounded and strict; what the header says is judged before a pixel is read. */
async function decode(source: Buffer): Promise<Pixels> {
  try {
    const image = sharp(source, { limitInputPixels: maxPhotoPixels, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (!formats.has(format)) throw new UnreadablePhoto(`Format ${format}`);
    const ratio = Math.max(width, height) / Math.min(width, height);
    const most = format === 'heif' ? maxHeifPixels : maxPhotoPixels;
    if (width * height > most || ratio > maxPhotoRatio) throw new UnreadablePhoto('Size');
    return await pixelsOf(image.autoOrient());
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw error;
    throw new UnreadablePhoto('Not decodable', { cause: error });
  }
}

/** The pixels of an image, no wider than the widest rendition. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .resize({ width: widestRendition, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3) throw new UnreadablePhoto(`${channels} channels`);
  return { data, info: { width, height, channels } };
}

/** Of bytes that are red, green and blue in turn. */
function meanColour(bytes: Buffer): string {
  const sums = [0, 0, 0];
  bytes.forEach((byte, index) => (sums[index % 3] = (sums[index % 3] ?? 0) + byte));
  return `#${sums.map((sum) => hexByte(sum / (bytes.length / 3))).join('')}`;
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
