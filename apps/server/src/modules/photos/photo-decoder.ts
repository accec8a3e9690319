import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Turnstile } from '../../kernel/turnstile.js';
import type { PhotoReply } from './photo-process.js';
import type { ProcessedPhoto } from './process-photo.js';

/** Some seconds of work; whoever comes later is told to come back. */
const mayWait = 30;
/** No picture that we take needs as long; one that does was made to. */
const mostMs = 15_000;

const here = fileURLToPath(import.meta.url);
const beside = (name: string): string => path.join(path.dirname(here), `${name}${path.extname(here)}`);
/** From sources, as tests run it, the contract is read from its sources too. */
const execArgv = here.endsWith('.ts') ? ['--conditions=source', '--no-warnings'] : [];

/**
 * Decodes uploads one at a time in a process of its own and of low priority (decisions §4.5), started with the first
 * one. It gets none of this process's environment.
 */
@Injectable()
export class PhotoDecoder implements OnApplicationShutdown {
  private readonly turnstile = new Turnstile(1, mayWait);
  private child: Promise<ChildProcess> | undefined;

  /**
   * @returns undefined for a file that is not a picture we take
   * @throws TurnstileFull when too many wait
   */
  decode(source: Buffer): Promise<ProcessedPhoto | undefined> {
    return this.turnstile.pass(async () => {
      const reply = await this.ask(source);
      if (reply === 'unreadable') return undefined;
      if (typeof reply === 'object' && 'photo' in reply) return withBuffers(reply.photo);
      throw new Error(`Decoding a photo failed: ${reply === 'ready' ? reply : reply.failed}`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const child = await this.child?.catch(() => undefined);
    this.child = undefined;
    child?.kill('SIGKILL');
  }

  private async ask(source: Buffer): Promise<PhotoReply> {
    this.child ??= this.start();
    const child = await this.child;
    return new Promise((resolve) => {
      const settle = (reply: PhotoReply): void => {
        clearTimeout(timer);
        child.removeAllListeners('message').off('exit', died);
        resolve(reply);
      };
      const died = (): void => settle('unreadable');
      const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
      child.once('message', settle).once('exit', died);
      child.send(source, (error) => {
        if (error) child.kill('SIGKILL');
      });
    });
  }

  /** @throws Error when the process ends before it is ready */
  private start(): Promise<ChildProcess> {
    const child = fork(beside('photo-process'), [beside('process-photo')], {
      execArgv,
      env: {},
      serialization: 'advanced',
      stdio: 'ignore',
    });
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

/** Another process's buffers arrive as plain arrays of bytes. */
function withBuffers({ renditions, blurred, placeholder }: ProcessedPhoto): ProcessedPhoto {
  return {
    renditions: renditions.map((rendition) => ({ ...rendition, webp: Buffer.from(rendition.webp) })),
    blurred: Buffer.from(blurred),
    placeholder,
  };
}
