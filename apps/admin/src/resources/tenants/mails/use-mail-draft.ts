import { hashKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@kindling/contract/languages';
import type { MailWords, WordedMail } from '@kindling/contract/mails/mail-words';
import { useSyncExternalStore } from 'react';

/** Typed words that are not stored yet. */
export interface MailDraft {
  /** The stored version that they replace. */
  version: number;
  words: MailWords;
}

const keyOf = (brand: string, kind: WordedMail, language: Language) => ['mail-draft', brand, kind, language];

/**
 * What is typed stays while one looks at another mail or page, and goes with the login, as all that the console holds.
 * The end of the tab asks first (`LeaveGuard`).
 */
export function useMailDraft(
  brand: string,
  kind: WordedMail,
  language: Language,
): [draft: MailDraft | null, change: (draft: MailDraft | null) => void] {
  const queries = useQueryClient();
  const queryKey = keyOf(brand, kind, language);
  const { data: draft = null } = useQuery<MailDraft | null>({
    queryKey,
    queryFn: skipToken,
    initialData: null,
    gcTime: Infinity,
    staleTime: Infinity,
  });
  return [draft, (next) => queries.setQueryData(queryKey, next)];
}

/** Whether a mail has typed words that are not stored. */
export function useHasDraft(brand: string): (kind: WordedMail, language: Language) => boolean {
  const cache = useQueryClient().getQueryCache();
  const typed = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () =>
      cache
        .findAll({ queryKey: ['mail-draft', brand] })
        .filter(({ state }) => state.data !== null)
        .map(({ queryHash }) => queryHash)
        .join(' '),
  );
  return (kind, language) => typed.split(' ').includes(hashKey(keyOf(brand, kind, language)));
}
