import { cutPicture } from '../../../domain/photos/cut-picture';
import { openPicture } from '../../../domain/photos/open-picture';
import { mayBeCut, photoProblemOf, refusalOf } from '../../../domain/photos/photo-problems';
import type { Outgoing } from '../sending/send-queue';

export type PreparedPicture = NonNullable<Outgoing['picture']>;

const whole = { x: 0, y: 0, width: 100, height: 100 };
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
  const file = await acceptable(chosen);
  try {
    const picture = await openPicture(file, smallPx);
    const { width, height } = picture;
    picture.close();
    return { file, width, height };
  } catch {
    return { file, ...unknownShape };
  }
}

/** What is too large, or of a kind that the server can't read, is drawn anew where this browser can open it. */
async function acceptable(chosen: File): Promise<File> {
  const refused = refusalOf(chosen);
  if (!refused) return chosen;
  if (!mayBeCut(photoProblemOf(refused, chosen))) throw refused;
  return cutPicture(chosen, 0, whole).catch(() => {
    throw refused;
  });
}
