import { openPicture } from '../../../domain/photos/sending/open-picture';
import { fitForSending } from '../../../domain/photos/sending/send-picture';
import type { Outgoing } from '../../../domain/chats/sending/send-queue';

export type PreparedPicture = NonNullable<Outgoing['picture']>;

/** Enough to determine its shape. */
const smallPx = 240;
/** The assumed shape of a picture that this browser can't open; the server may still be able to read it. */
const unknownShape = { width: 4, height: 3 };

/**
 * Makes a chosen file fit to be sent, and determines its shape.
 *
 * @throws ApiProblem if it never can be sent
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
