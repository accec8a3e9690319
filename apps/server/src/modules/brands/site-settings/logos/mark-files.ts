import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { iconSide, lightsOf, logoBounds } from '@kindling/contract/brands/mark-files';
import { markNames, type OwnMarks } from '@kindling/contract/themes/own-marks';
import type { StoredMark } from './marks.repository.js';

/** Beside the files of brands: each picture once, under its name. */
export const marksFolder = 'config/tenants/marks';

/** More than any picture that the console stores has. */
const mostBytes = 1024 * 1024;

/**
 * Reads the pictures that a brand's file names, each from its own file.
 *
 * @param root folder that holds `config`
 * @returns those that are there and are what their names say
 */
export async function readMarks(root: string, marks: OwnMarks | undefined): Promise<StoredMark[]> {
  const found = await Promise.all(
    markNames(marks).map(async (name) => {
      const bytes = await readFile(path.join(root, marksFolder, `${name}.webp`)).catch(() => undefined);
      return bytes && readMark(name, bytes);
    }),
  );
  return found.filter((mark) => mark !== undefined);
}

/** @returns undefined for anything but a picture as the console stores them, under the name of its bytes */
export async function readMark(name: string, bytes: Buffer): Promise<StoredMark | undefined> {
  const isOurs = createHash('sha256').update(bytes).digest('base64url').startsWith(name);
  if (!isOurs || bytes.length > mostBytes || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  // Imported here: most processes import no pictures.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: logoBounds.width * iconSide });
    const { width, height } = await image.metadata();
    const lights = lightsOf(await image.ensureAlpha().toColourspace('srgb').raw().toBuffer());
    return lights && width <= logoBounds.width && height <= iconSide
      ? { name, bytes, width, height, ...lights }
      : undefined;
  } catch {
    return undefined;
  }
}
