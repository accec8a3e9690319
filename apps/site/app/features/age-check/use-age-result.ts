import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgeOutcome } from '@kindling/contract/profiles/calls/age-checks';
import { useMailedToken } from '../../domain/account/use-mailed-token';
import { browserApi } from '../../shared/api/browser-api';
import { ageCheckQuery } from './queries';

/** What the provider's result, brought back behind the address's `#`, says. */
export interface AgeResult {
  /** Undefined until it is known, and where nothing was brought. */
  outcome: AgeOutcome | undefined;
  /** Whether the server is asked what it says. */
  isReading: boolean;
  /** Null where nothing failed. */
  failure: Error | null;
  /** Asks again: about one that is pending, or that could not be read. */
  again: () => void;
}

export function useAgeResult(): AgeResult {
  const client = useQueryClient();
  const result = useMailedToken();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['finishAgeCheck', result],
    queryFn: async (): Promise<AgeOutcome> => {
      const { outcome, ...standing } = await browserApi()('finishAgeCheck', {
        body: { result: result ?? '' },
      });
      client.setQueryData(ageCheckQuery.key, standing);
      // Profiles that were seen before know nothing of it.
      if (outcome === 'adult') void client.invalidateQueries({ queryKey: ['getMember'] });
      return outcome;
    },
    enabled: Boolean(result),
    retry: false,
    // It was brought once; whether it is asked about again is the reader's to say.
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  return {
    outcome: data,
    isReading: result === undefined || isFetching,
    failure: error,
    again: () => void refetch(),
  };
}
