import { openPicture } from './open-picture';

/** A part of a rotated picture, in percent of the rotated picture. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cut {
  /** Pixels that are sent. */
  width: number;
  height: number;
  /** From the corner of the turned picture to that of the part, in pixels of the source. */
  left: number;
  top: number;
  /** Pixels sent for one of the source, at most 1. */
  scale: number;
  /** Size of the rotated picture in pixels of the source. */
  turned: { width: number; height: number };
}

/** Twice the widest rendition: more would only be thrown away. */
const longestSentPx = 1920;
/** More than this some phones can't draw at once; a part of it is still sharp. */
const longestOpenPx = 4096;

/** The pixels of a picture to send. @param turns quarter turns to the right */
export function cutOf(source: { width: number; height: number }, turns: number, part: Part): Cut {
  const lies = turns % 2 !== 0;
  const turned = lies
    ? { width: source.height, height: source.width }
    : { width: source.width, height: source.height };
  const width = Math.max(1, (turned.width * part.width) / 100);
  const height = Math.max(1, (turned.height * part.height) / 100);
  const scale = Math.min(1, longestSentPx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    left: (turned.width * part.x) / 100,
    top: (turned.height * part.y) / 100,
    scale,
    turned,
  };
}

/**
 * Makes a file of the chosen part of a picture: nothing else of it leaves the device.
 *
 * @throws what the browser throws if it cannot read or draw it
 */
export async function cutPicture(file: File, turns: number, part: Part): Promise<File> {
  const picture = await openPicture(file, longestOpenPx);
  const { width, height, left, top, scale, turned } = cutOf(picture, turns, part);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No drawing here');
  // A JPEG has no transparency: white shows through, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.scale(scale, scale);
  pen.translate(turned.width / 2 - left, turned.height / 2 - top);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('Nothing was drawn');
  return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
