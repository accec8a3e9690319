import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgeOutcome } from '@kindling/contract/profiles/calls/age-checks';
import { useMailedToken } from '../../domain/account/mail-address/use-mailed-token';
import { browserApi } from '../../shared/api/browser-api';
import { ageCheckQuery } from './age-check-query';

/** The provider's result, brought back behind the address's `#`. */
export interface AgeResult {
  /** Undefined until it is known, and if there is none. */
  outcome: AgeOutcome | undefined;
  /** Whether the server is being asked for it. */
  isReading: boolean;
  /** Null if nothing failed. */
  failure: Error | null;
  /** Asks again, if the result is pending or could not be read. */
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
      // Cached profiles date from before the check.
      if (outcome === 'adult') void client.invalidateQueries({ queryKey: ['getMember'] });
      return outcome;
    },
    enabled: Boolean(result),
    retry: false,
    // Brought back once; repeating the question is the reader's decision.
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
