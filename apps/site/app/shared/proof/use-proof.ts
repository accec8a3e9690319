import { useEffect, useRef, useState } from 'react';
import type { ProofTask } from './find-proof';
import { solveInWorker } from './solve-in-worker';

/** Work that the server may demand before it accepts a form; leaving the form aborts it. */
export function useProof(): { proving: boolean; solve: (task: ProofTask) => Promise<string> } {
  const [proving, setProving] = useState(false);
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  return {
    proving,
    async solve(task) {
      setProving(true);
      try {
        return await solveInWorker(task, left.current?.signal ?? AbortSignal.abort());
      } finally {
        setProving(false);
      }
    },
  };
}
