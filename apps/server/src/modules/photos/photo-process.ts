/**
 * The process in which uploads are decoded: a picture that breaks or starves the decoder ends this process and nothing
 * else. It is started with the path of `process-photo` and gets pictures one by one.
 */
import type { ProcessedPhoto } from './process-photo.js';

/** `failed` holds the kind of an error that is not the picture's fault. */
export type PhotoReply = 'ready' | { photo: ProcessedPhoto } | 'unreadable' | { failed: string };

type Processing = typeof import('./process-photo.js');
const { processPhoto, spareMemory, UnreadablePhoto } = (await import(String(process.argv[2]))) as Processing;
spareMemory();

async function answer(source: Uint8Array): Promise<PhotoReply> {
  try {
    return { photo: await processPhoto(Buffer.from(source)) };
  } catch (error) {
    if (error instanceof UnreadablePhoto) return 'unreadable';
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}

function say(reply: PhotoReply): void {
  process.send?.(reply);
}

process.on('message', (source: Uint8Array) => void answer(source).then(say));
process.on('disconnect', () => process.exit());
say('ready');
