import { openPicture } from '../../../domain/photos/open-picture';
import { fitForSending } from '../../../domain/photos/send-picture';
import type { Outgoing } from '../sending/send-queue';

export type PreparedPicture = NonNullable<Outgoing['picture']>;

/** Enough to learn its shape. */
const smallPx = 240;
/** Of a picture that this browser can't open; the server may read it all the same. */
const unknownShape = { width: 4, height: 3 };

/**
 * Makes a chosen file one that can be sent, with its shape.
 *
 * @throws ApiProblem for what never can be
 */
export async function preparePicture(chosen: File): Promise<PreparedPicture> {
  const file = await fitForSending(chosen);
  try {
    const picture = await openPicture(file, smallPx);
    const { width, height } = picture;
    picture.close();
    return { file, width, height };
  } catch {
    return { file, ...unknownShape };
  }
}
