import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSite } from '../../shared/site/site-data';
import { forgetState, pushBrowser } from './use-push';

/** Switching push messages on and off, and how the last press went. */
export function useSwitchPush() {
  const client = useQueryClient();
  const { push_public_key: key } = useSite().settings;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
      await forgetState(client);
    }
  };
  return {
    busy,
    problem,
    turnOn: () => run(async () => key !== null && (await pushBrowser()).subscribePush(key)),
    turnOff: () => run(async () => (await pushBrowser()).unsubscribePush()),
  };
}
