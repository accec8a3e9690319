import sharp from 'sharp';
import { blurredWidth } from '../profiles/profiles.api.js';
import { renditionWidths } from './photo-rules.js';

export interface Rendition {
  width: number;
  height: number;
  webp: Buffer;
}

export interface ProcessedPhoto {
  /** Narrowest first. */
  renditions: readonly Rendition[];
  blurred: Buffer;
  /** Dominant colour, `#rrggbb`. */
  placeholder: string;
}

/** A file that is not a picture we take: of another kind, damaged or too large. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** Pixels of the largest picture that is decoded (decisions §4.5). */
const maxPixels = 50_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const webp = { quality: 80, effort: 2 } as const;
/** So few pixels that no face can be told, before they are spread and blurred. */
const blurredDetail = 10;

/**
 * Makes the files of a photo: upright, without any metadata, in the widths that pages use, and one that is blurred
 * beyond recognition.
 *
 * @throws UnreadablePhoto
 */
export async function processPhoto(source: Buffer): Promise<ProcessedPhoto> {
  const upright = await decode(source);
  const input = { raw: upright.info };
  const renditions = await Promise.all(
    renditionWidths(upright.info.width).map(async (target) => {
      const { data, info } = await sharp(upright.data, input)
        .resize({ width: target })
        .webp(webp)
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, webp: data };
    }),
  );
  const small = await sharp(upright.data, input).resize({ width: blurredDetail }).png().toBuffer();
  const [blurred, stats] = await Promise.all([
    sharp(small).resize({ width: blurredWidth, kernel: 'cubic' }).blur(2).webp({ quality: 60 }).toBuffer(),
    sharp(small).stats(),
  ]);
  const { r, g, b } = stats.dominant;
  return { renditions, blurred, placeholder: `#${[r, g, b].map(hexByte).join('')}` };
}

/** Decodes once, bounded and strict; every rendition is made from these pixels, which carry nothing but colours. */
async function decode(
  source: Buffer,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 3 } }> {
  try {
    const image = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!formats.has(format)) throw new UnreadablePhoto(`Format ${format}`);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: Math.max(...renditionWidths(Infinity)), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new UnreadablePhoto(`${info.channels} channels`);
    return { data, info: { width: info.width, height: info.height, channels: 3 } };
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw error;
    throw new UnreadablePhoto('Not decodable', { cause: error });
  }
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
