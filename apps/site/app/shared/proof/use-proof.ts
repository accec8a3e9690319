import { useEffect, useRef, useState } from 'react';
import type { ProofTask } from './find-proof';
import { solveInWorker } from './solve-in-worker';

/** Work that the server may ask for before it takes a form; whoever leaves the form gives it up. */
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
