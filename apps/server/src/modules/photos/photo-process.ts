/**
 * The process in which uploads are decoded: a picture that breaks or starves the decoder ends this process and nothing
 * else. It is started with the path of `process-photo` and gets pictures one by one: how long each is as a message, its
 * bytes by the standard input, where nobody copies them into a message first.
 */
import type { ProcessedPhoto } from './process-photo.js';

/** `failed` holds the kind of an error that is not the picture's fault. */
export type PhotoReply = 'ready' | { photo: ProcessedPhoto } | 'unreadable' | { failed: string };

type Processing = typeof import('./process-photo.js');
const { processPhoto, spareMemory, UnreadablePhoto } = (await import(String(process.argv[2]))) as Processing;
spareMemory();

async function answer(source: Buffer): Promise<PhotoReply> {
  try {
    return { photo: await processPhoto(source) };
  } catch (error) {
    if (error instanceof UnreadablePhoto) return 'unreadable';
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}

function say(reply: PhotoReply): void {
  process.send?.(reply);
}

let arrived: Buffer[] = [];
let wanted: number | undefined;

/** Takes up a picture once it is whole; which of length and bytes comes first is not known. */
function begin(): void {
  if (wanted === undefined || arrived.reduce((sum, { length }) => sum + length, 0) < wanted) return;
  const source = Buffer.concat(arrived);
  [arrived, wanted] = [[], undefined];
  void answer(source).then(say);
}

process.stdin.on('data', (bytes: Buffer) => {
  arrived.push(bytes);
  begin();
});
process.on('message', (length: number) => {
  wanted = length;
  begin();
});
process.on('disconnect', () => process.exit());
say('ready');
