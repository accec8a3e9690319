import { useState } from 'react';
import { problemOf } from '../shared/session/console-api';

interface Attempt {
  busy: boolean;
  failure: string | undefined;
  /** Does it, and keeps what went wrong to be shown. */
  run: (work: () => Promise<void>) => void;
}

/** @param onExpired called instead of showing that the login took too long */
export function useAttempt(onExpired?: (failure: string) => void, before?: string): Attempt {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(before);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    work()
      .catch((error: Error) => {
        if (onExpired && problemOf(error)?.code === 'login_expired') onExpired(error.message);
        else setFailure(error.message);
      })
      .finally(() => setBusy(false));
  };
  return { busy, failure, run };
}
