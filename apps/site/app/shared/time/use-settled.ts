import { useEffect, useState } from 'react';

/**
 * A value once it has not changed for a while, so that not every key press asks the server.
 *
 * @param afterMs milliseconds
 */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
