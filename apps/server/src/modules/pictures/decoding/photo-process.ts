/**
 * The process in which uploads are decoded: a picture that breaks or starves the decoder ends this process and nothing
 * else. It is started with the paths of `process-photo` and `redraw-mark` and gets pictures one by one: how long each is and
 * what it becomes as a message, its bytes by the standard input, which saves a copy into a message.
 */
import type { PhotoFault } from '@kindling/contract/profiles/photo-files';
import type { ProcessedPhoto } from './process-photo.js';
import type { MarkShape, RedrawnMark } from './redraw-mark.js';

/** A picture becomes WebP; a photo AVIF besides, which is a second reply. A mark is redrawn in a shape. */
export type Become = 'picture' | 'photo' | MarkShape;

export interface PhotoAsked {
  bytes: number;
  become: Become;
}

/** `failed` holds the kind of an error that is not the picture's fault. */
export type PhotoReply =
  | 'ready'
  | { photo: ProcessedPhoto }
  | { avif: Buffer[] }
  | { mark: RedrawnMark }
  | { refused: PhotoFault }
  | { failed: string };

type Redrawing = typeof import('./redraw-mark.js');
type Processing = typeof import('./process-photo.js');
const { decodePhoto, renderAvif, renderPhoto, spareMemory, UnreadablePhoto } = (await import(
  String(process.argv[2])
)) as Processing;
const { redrawMark, UnreadableMark } = (await import(String(process.argv[3]))) as Redrawing;
spareMemory();

/** @returns the last reply */
async function answer(source: Buffer, become: Become): Promise<PhotoReply> {
  try {
    if (become === 'logo' || become === 'icon') return { mark: await redrawMark(source, become) };
    const pixels = await decodePhoto(source);
    const photo = await renderPhoto(pixels);
    if (become === 'picture') return { photo };
    say({ photo });
    return { avif: await renderAvif(pixels) };
  } catch (error) {
    if (error instanceof UnreadablePhoto) return { refused: error.fault };
    if (error instanceof UnreadableMark) return { refused: 'photo_unreadable' };
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}

function say(reply: PhotoReply): void {
  process.send?.(reply);
}

let arrived: Buffer[] = [];
let wanted: PhotoAsked | undefined;

/** Takes up a picture once it is whole; which of length and bytes comes first is not known. */
function begin(): void {
  if (wanted === undefined || arrived.reduce((sum, { length }) => sum + length, 0) < wanted.bytes) return;
  const source = Buffer.concat(arrived);
  const { become } = wanted;
  [arrived, wanted] = [[], undefined];
  void answer(source, become).then(say);
}

process.stdin.on('data', (bytes: Buffer) => {
  arrived.push(bytes);
  begin();
});
process.on('message', (asked: PhotoAsked) => {
  wanted = asked;
  begin();
});
process.on('disconnect', () => process.exit());
say('ready');
