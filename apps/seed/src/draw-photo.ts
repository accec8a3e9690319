import type { PlannedPhoto } from '@kindling/demo/plan/photos';
import { portrait } from '@kindling/demo/portraits/portrait';
import type { Pixels } from '@kindling/server/modules/profiles/photos/photo-storing.api';
import sharp from 'sharp';

/** Of 72, at which a portrait is 960 pixels wide: main photos get 600 of them, others 453. */
const density = { main: 45, other: 34 } as const;

/** The pixels of a picture of the demo. */
export async function drawPhoto({ person, scene }: PlannedPhoto): Promise<Pixels> {
  const svg = Buffer.from(portrait({ ...person.profile.portrait, scene }));
  const { data, info } = await sharp(svg, { density: scene === 0 ? density.main : density.other })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}
