import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Keeps what a page shows in its address, so that it can be bookmarked and shared. */
export function useAddress<Name extends string>(): [
  values: Partial<Record<Name, string>>,
  change: (values: Partial<Record<Name, string>>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: Partial<Record<Name, string>>) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | undefined>(values))
            if (value !== undefined) after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [Object.fromEntries(query) as Partial<Record<Name, string>>, change];
}
