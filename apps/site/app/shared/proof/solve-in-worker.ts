import type { ProofTask } from './find-proof';

/**
 * Finds a solution while the page goes on.
 *
 * @param signal gives the work up
 * @throws what stopped the worker, or the signal's reason
 */
export function solveInWorker(task: ProofTask, signal: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker of the proof failed')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    // Whoever waits has the outcome by then; a worker that was given up has nothing to tell.
    const end = () => worker.terminate();
    worker.addEventListener('message', end);
    worker.addEventListener('error', end);
    signal.addEventListener('abort', end);
    worker.postMessage(task);
  });
}
