import { useRef } from 'react';
import { consentVersion } from '@kindling/contract/profiles/consent-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentsQuery } from '../account/consents-query';
import { queryOptions, type AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { ownProfileQuery } from './own-profile-query';

export interface SensitiveConsent {
  /** When the valid consent was given to the current text, ISO 8601; null if there is none. */
  givenAt: string | null;
  busy: boolean;
  /** What the last change rejected with. */
  problem: unknown;
  give(): void;
  /** Waits for a consent that is on its way. @returns whether there is one */
  isGiven(): Promise<boolean>;
  /** Erases sexuality, interests and the sought gender. */
  withdraw(onDone: () => void): void;
}

const textOfToday = consentVersion('sensitive_data', '');

/**
 * Consent to storing sexuality, interests and preferred gender (trust 13); changes apply immediately.
 *
 * @param initial what the page's loader brought
 */
export function useSensitiveConsent(initial?: AnswerOf<'getConsents'>): SensitiveConsent {
  const client = useQueryClient();
  const { data: asked } = useQuery({
    ...queryOptions(consentsQuery),
    ...(initial && { initialData: () => initial }),
  });
  const consent = asked?.consents.find(({ kind }) => kind === 'sensitive_data');
  const keep = (answer: AnswerOf<'getConsents'>) => client.setQueryData(consentsQuery.key, answer);
  const give = useMutation({
    mutationFn: () => browserApi()('giveConsent', { body: { kind: 'sensitive_data' } }),
    onSuccess: keep,
  });
  const withdraw = useMutation({
    mutationFn: () => browserApi()('withdrawConsent', { params: { kind: 'sensitive_data' } }),
    onSuccess: async (answer) => {
      keep(answer);
      await client.invalidateQueries({ queryKey: ownProfileQuery.key });
    },
  });
  const arriving = useRef<Promise<boolean>>(null);
  const givenAt = consent?.withdrawn_at === null && consent.version === textOfToday ? consent.given_at : null;
  return {
    givenAt,
    busy: give.isPending || withdraw.isPending,
    problem: give.error ?? withdraw.error,
    give: () => {
      arriving.current = give.mutateAsync().then(
        () => true,
        () => false,
      );
    },
    isGiven: async () => givenAt !== null || (give.isPending && (await arriving.current) === true),
    withdraw: (onDone) => withdraw.mutate(undefined, { onSuccess: onDone }),
  };
}
