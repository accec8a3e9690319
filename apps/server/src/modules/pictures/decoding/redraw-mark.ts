import sharp from 'sharp';
import {
  iconSide,
  lightsOf,
  logoBounds,
  maxMarkPixels,
  type MarkLights,
} from '@kindling/contract/brands/mark-files';

/** A logo or an icon as pixels of ours: nothing of the file that was sent is left but what it looked like. */
export interface RedrawnMark extends MarkLights {
  webp: Buffer;
  width: number;
  height: number;
  /** Of the picture that came, upright and, for a logo, without what is transparent around it; no larger than it is stored. */
  source: { width: number; height: number };
}

/** A file that is no picture we take as a mark, or shows nothing. */
export class UnreadableMark extends Error {
  override readonly name = 'UnreadableMark';
}

/** How a picture is redrawn: a logo keeps its proportions, an icon is a square. */
export type MarkShape = 'logo' | 'icon';

const formats = new Set(['jpeg', 'png', 'webp']);
/** A drawing is smaller whole than with losses; what is larger than this is a photo. */
const mostWholeBytes = 60 * 1024;

/**
 * Redraws a brand's logo or icon, with its transparency.
 *
 * @throws UnreadableMark also for a picture of which nothing can be seen
 */
export async function redrawMark(file: Buffer, shape: MarkShape): Promise<RedrawnMark> {
  const { data, info, source } = await pixelsOf(file, shape);
  const lights = lightsOf(data);
  if (!lights) throw new UnreadableMark('Nothing can be seen');
  const image = sharp(data, { raw: info });
  const whole = await image.clone().webp({ lossless: true, effort: 4 }).toBuffer();
  const webp =
    whole.length <= mostWholeBytes
      ? whole
      : await image.webp({ quality: 90, alphaQuality: 100, effort: 4 }).toBuffer();
  const { width, height } = info;
  return { ...lights, webp, width, height, source };
}

async function pixelsOf(file: Buffer, shape: MarkShape) {
  try {
    const image = sharp(file, { limitInputPixels: maxMarkPixels, failOn: 'error' });
    const { format, hasAlpha, width, height, orientation = 1 } = await image.metadata();
    if (!formats.has(format)) throw new UnreadableMark(`Format ${format}`);
    if (width * height > maxMarkPixels) throw new UnreadableMark('Size');
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height };
    const turned = image.autoOrient();
    const drawn =
      shape === 'logo'
        ? (hasAlpha ? turned.trim({ background: '#00000000', threshold: 1 }) : turned).resize({
            ...{ width: logoBounds.width, height: logoBounds.height },
            ...{ fit: 'inside', withoutEnlargement: true },
          })
        : turned.resize({ width: iconSide, height: iconSide, fit: 'fill' });
    const { data, info } = await drawn
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) throw new UnreadableMark(`${info.channels} channels`);
    const size = { width: info.width, height: info.height };
    return {
      data,
      info: { ...size, channels: 4 as const },
      source: shape === 'logo' ? size : upright,
    };
  } catch (error) {
    if (error instanceof UnreadableMark) throw error;
    throw new UnreadableMark('Not decodable', { cause: error });
  }
}
