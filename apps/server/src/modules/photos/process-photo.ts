import sharp, { type Sharp } from 'sharp';
import {
  blurredWidth,
  highestRendition,
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
  /** Absent where nobody asked for it. */
  avif?: Buffer;
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

/** A file that is not a picture we take: of another kind, damaged or too large. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const quality = 80;
/** From 0 to 6. More takes much longer and makes files only a little smaller. */
const usualEffort = 2;
/** Looks like WebP's 80 (decision 0048). One step more of effort takes four times as long and saves nothing. */
const avif = { quality: 55, effort: 0 } as const;
/** Width in pixels that the picture is reduced to before it is enlarged and blurred: too few to recognise a face. */
const blurredDetail = 10;
const greySide = 32;

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

export interface RenderOptions {
  /** How hard to try for small WebP files, 0 to 6. */
  effort?: number;
  /** Drawn for the demo and not taken: without AVIF, which takes longer than all the rest, and without what a hash needs. */
  isDrawn?: boolean;
}

/** Makes the files of a picture that is decoded already; they carry nothing but its colours. */
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
    const made = isDrawn ? undefined : image.clone().avif(avif).toBuffer();
    const webp = await image.webp({ quality, effort }).toBuffer({ resolveWithObject: true });
    const rendition = { width: webp.info.width, height: webp.info.height, webp: webp.data };
    return made ? { ...rendition, avif: await made } : rendition;
  }
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

/** The pixels of an image, no larger than the largest rendition. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .resize({ width: widestRendition, height: highestRendition, fit: 'inside', withoutEnlargement: true })
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
