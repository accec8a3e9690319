import type { ProofTask } from './find-proof';

/**
 * Finds a solution without blocking the page.
 *
 * @param signal aborts the work
 * @throws what stopped the worker, or the signal's reason
 */
export function solveInWorker(task: ProofTask, signal: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker of the proof failed')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    // By then the caller has the outcome; an aborted worker has none.
    const end = () => worker.terminate();
    worker.addEventListener('message', end);
    worker.addEventListener('error', end);
    signal.addEventListener('abort', end);
    worker.postMessage(task);
  });
}
