import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { Turnstile, TurnstileFull } from '../../../kernel/ground/turns/turnstile.js';
import { kindOfPhoto } from './photo-kind.js';
import type { Become, PhotoAsked, PhotoReply } from './photo-process.js';
import { residentBytesOf, watchProcess, type ProcessBounds } from './process-bounds.js';
import type { ProcessedPhoto } from './process-photo.js';
import type { MarkShape, RedrawnMark } from './redraw-mark.js';

/** Priority of the process, below that of the server. It has it from its start, as starting is work, too. */
const lowPriority = 10;
/** How many pictures may wait: some seconds of work. Whoever comes later is refused. Members take turns. */
const mayWait = 30;
/**
 * More than any picture of a camera needs; what needs more was made to harm (docs/decisions/0017-decoding-photos.md).
 * It is time of the processor and not of the clock, as on a busy machine this process goes last.
 */
const bounds: ProcessBounds = { residentBytes: 480 * 1024 * 1024, processorMs: 10_000 };
/**
 * What a process may still hold when its picture is done. The largest picture that is taken needs 280 MB on top; with more
 * than this left from those before it, it would be refused for their sake.
 */
const restingBytes = 180 * 1024 * 1024;
/** One heap for all of the process's threads: with several, each keeps gaps that no other can fill. */
const env = { MALLOC_ARENA_MAX: '1' };
const here = fileURLToPath(import.meta.url);
const beside = (name: string): string => path.join(path.dirname(here), `${name}${path.extname(here)}`);
/** Tests run this from its sources. Then the process has to find the contract's sources, too. */
const execArgv = here.endsWith('.ts') ? ['--conditions=source', '--no-warnings'] : [];

/** Whose picture it is (a member's id, or that of staff), and whether the caller still waits for it. */
export interface Decoding {
  memberId: string;
  /** Ends the work, also while it waits for its turn. */
  signal?: AbortSignal | undefined;
}

/** A photo that is whole as WebP, while its AVIF files are still being made. */
export interface TakenPhoto {
  photo: ProcessedPhoto;
  /** In the renditions' order. Rejects if they can't be made; it may be ignored. */
  avif: Promise<readonly Buffer[]>;
}

/**
 * Decodes uploads one at a time in a process of its own, of low priority and little memory (decisions §4.5), started with
 * the first one. It gets none of this process's environment, and ends when a picture leaves it with too much.
 */
@Injectable()
export class PhotoDecoder implements OnApplicationShutdown {
  private readonly turnstile = new Turnstile(1, mayWait);
  private child: Promise<ChildProcess> | undefined;
  /**
   * The limit by the clock: for a process that hangs without computing, for a machine too busy to come to it, and where the
   * system tells no usage. It says nothing of the picture.
   */
  private readonly mostMs = 60_000;

  /**
   * @throws Problem one of `photoFaults`; `unavailable` when too many wait, or the machine was too busy; the signal's
   *   reason once the caller is gone
   */
  async decode(source: Buffer, whose: Decoding): Promise<ProcessedPhoto> {
    const reply = await this.turned(source, 'picture', whose);
    if ('photo' in reply) return withBuffers(reply.photo);
    throw new Error('The process that decodes photos made something else');
  }

  /** As `decode`, but resolves before the AVIF files are made; the signal has no effect from then on. */
  take(source: Buffer, { memberId, signal }: Decoding): Promise<TakenPhoto> {
    return new Promise((resolve, reject) => {
      const gone = new AbortController();
      const leave = (): void => gone.abort(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      const avif = this.turned(source, 'photo', { memberId, signal: gone.signal }, (photo) => {
        signal?.removeEventListener('abort', leave);
        resolve({ photo: withBuffers(photo), avif });
      }).then((reply) => {
        if ('avif' in reply) return reply.avif.map(bufferOf);
        throw new Error('The process that decodes photos made something else');
      });
      avif.catch(reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  /** Redraws a brand's logo or icon, with its transparency; as `decode`. */
  async redraw(source: Buffer, become: MarkShape, whose: Decoding): Promise<RedrawnMark> {
    const reply = await this.turned(source, become, whose);
    if ('mark' in reply) return { ...reply.mark, webp: bufferOf(reply.mark.webp) };
    throw new Error('The process that decodes photos made something else');
  }

  /** @param onPhoto told the reply before the last one @returns the last reply */
  private async turned(
    source: Buffer,
    become: Become,
    { memberId, signal }: Decoding,
    onPhoto?: (photo: ProcessedPhoto) => void,
  ) {
    const kind = kindOfPhoto(source);
    if (kind !== 'readable') throw problem(kind);
    const place = { group: memberId, ...(signal ? { signal } : {}) };
    const reply = await this.turnstile
      .pass(() => {
        signal?.throwIfAborted();
        return this.ask(source, become, signal, onPhoto);
      }, place)
      .catch((error: unknown) => {
        throw error instanceof TurnstileFull ? problem('unavailable') : error;
      });
    signal?.throwIfAborted();
    if (typeof reply === 'object' && 'refused' in reply) throw problem(reply.refused);
    if (typeof reply === 'object' && !('failed' in reply)) return reply;
    throw new Error(`Decoding a photo failed: ${reply === 'ready' ? reply : reply.failed}`);
  }

  async onApplicationShutdown(): Promise<void> {
    const child = await this.child?.catch(() => undefined);
    this.child = undefined;
    child?.kill('SIGKILL');
  }

  private async ask(
    source: Buffer,
    become: Become,
    signal: AbortSignal | undefined,
    onPhoto: ((photo: ProcessedPhoto) => void) | undefined,
  ): Promise<PhotoReply> {
    const started = (this.child ??= this.start());
    const child = await started;
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const kill = (): void => {
        // Forgotten at once, so that no other picture is given to a process that is about to end.
        if (this.child === started) this.child = undefined;
        child.kill('SIGKILL');
      };
      const end = (): void => {
        clearTimeout(timer);
        unwatch();
        signal?.removeEventListener('abort', kill);
        child.removeAllListeners('message').off('exit', died);
      };
      const settle = (reply: PhotoReply): void => {
        end();
        if (residentBytesOf(child.pid) > restingBytes) kill();
        resolve(reply);
      };
      const heard = (reply: PhotoReply): void => {
        if (onPhoto && typeof reply === 'object' && 'photo' in reply) onPhoto(reply.photo);
        else settle(reply);
      };
      const died = (): void => settle({ refused: 'photo_unreadable' });
      const timer = setTimeout(() => {
        end();
        kill();
        reject(new TurnstileFull(false));
      }, this.mostMs);
      const unwatch = child.pid === undefined ? () => undefined : watchProcess(child.pid, bounds, kill);
      signal?.addEventListener('abort', kill, { once: true });
      child.on('message', heard).once('exit', died);
      child.send({ bytes: source.length, become } satisfies PhotoAsked, (error) => {
        if (error) kill();
      });
      child.stdin?.write(source);
    });
  }

  /** @throws Error when the process ends before it is ready */
  private start(): Promise<ChildProcess> {
    const child = fork(beside('photo-process'), [beside('process-photo'), beside('redraw-mark')], {
      execArgv,
      env,
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    // A process that ends while it is given a picture says so by its end.
    child.stdin?.on('error', () => undefined);
    if (child.pid !== undefined) os.setPriority(child.pid, lowPriority);
    const ready = new Promise<ChildProcess>((resolve, reject) => {
      const failed = (): void => reject(new Error('The process that decodes photos did not start'));
      child.once('exit', failed).once('error', failed);
      child.once('message', () => {
        child.off('exit', failed);
        resolve(child);
      });
    });
    const forget = (): void => {
      if (this.child === ready) this.child = undefined;
    };
    child.once('exit', forget).once('error', forget);
    return ready;
  }
}

/** Buffers of another process arrive as `Uint8Array`; this makes them buffers again. */
function withBuffers({ renditions, blurred, grey, placeholder }: ProcessedPhoto): ProcessedPhoto {
  return {
    placeholder,
    renditions: renditions.map(({ webp, ...size }) => ({ ...size, webp: bufferOf(webp) })),
    blurred: bufferOf(blurred),
    grey: grey && bufferOf(grey),
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
