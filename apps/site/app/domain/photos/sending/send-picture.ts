import { ApiProblem } from '@kindling/contract/api-problem';
import type { AnswerOf } from '../../../shared/api/api-query';
import { sendFile, type FileCall, type SendFileOptions } from '../../../shared/api/send-file';
import { cutPicture } from './cut-picture';
import { reasonToRedraw, refusalOf } from './photo-problems';

/** What was sent in place of a chosen file. */
const drawn = new WeakMap<File, File>();
const whole = { x: 0, y: 0, width: 100, height: 100 };
/** Refusals of a picture that a browser may still be able to open: what it draws, the server can read. */
const redrawable: ReadonlySet<string> = new Set(['photo_too_many_pixels', 'photo_heic', 'photo_unreadable']);

/**
 * Makes a chosen file fit to be sent: one with too many bytes, or of a type that the server can't read, is redrawn smaller if
 * this browser can open it.
 *
 * @throws ApiProblem if it never can be sent
 */
export async function fitForSending(chosen: File): Promise<File> {
  const refused = refusalOf(chosen);
  if (refused) throw refused;
  const known = drawn.get(chosen);
  if (known) return known;
  const reason = reasonToRedraw(chosen);
  return reason ? redrawn(chosen, reason) : chosen;
}

/**
 * Sends a picture, made fit for it. If only the server finds it unreadable or with too many pixels, it is redrawn and sent once
 * more.
 *
 * @throws ApiProblem as `sendFile`
 */
export async function sendPicture<Name extends FileCall>(
  name: Name,
  chosen: File,
  options?: SendFileOptions,
): Promise<AnswerOf<Name>> {
  const file = await fitForSending(chosen);
  try {
    return await sendFile(name, file, options);
  } catch (problem) {
    if (file !== chosen || !(problem instanceof ApiProblem && redrawable.has(problem.code))) throw problem;
    return await sendFile(name, await redrawn(chosen, problem), options);
  }
}

/**
 * Draws a picture once: sent again under its id it must be the same file.
 *
 * @throws ApiProblem `reason` where this browser can't open it
 */
async function redrawn(file: File, reason: ApiProblem): Promise<File> {
  const known = drawn.get(file);
  if (known) return known;
  const made = await cutPicture(file, 0, whole).catch(() => {
    throw reason;
  });
  drawn.set(file, made);
  return made;
}
