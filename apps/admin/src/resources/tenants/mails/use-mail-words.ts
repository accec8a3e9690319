import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@kindling/contract/languages';
import { mailWordParts, type MailWords, type WordedMail } from '@kindling/contract/mails/mail-words';
import type { WordedMailAnswer } from '@kindling/contract/mails/calls/mail-words';
import { useNotify } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';
import { t } from '../../../shared/words/texts';
import { useMailDraft } from './use-mail-draft';

/** The words that a mail says: the brand's, and ours where it has none. */
export function wordsOf(ours: MailWords, own: WordedMailAnswer['own']): MailWords {
  return {
    subject: own.subject ?? ours.subject,
    title: own.title ?? ours.title,
    lead: own.lead ?? ours.lead,
  };
}

export const areSame = (one: MailWords, other: MailWords): boolean =>
  mailWordParts.every((part) => one[part] === other[part]);

/** One mail's words in one language: what is stored, and what is typed over it. */
export function useMailWords(brand: string, kind: WordedMail, language: Language) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [draft, setDraft] = useMailDraft(brand, kind, language);
  const params = { id: brand, kind };
  const queryKey = ['mail-words', brand, kind, language];
  const { data: stored, error } = useQuery({
    queryKey,
    queryFn: () => callApi('getMailWords', { params, query: { language } }),
  });
  const saving = useMutation({
    mutationFn: (body: { version: number; words: MailWords }) =>
      callApi('saveMailWords', { params, body: { language, ...body } }),
    onSuccess(answer) {
      queries.setQueryData(queryKey, answer);
      setDraft(null);
      notify(
        mailWordParts.every((part) => answer.own[part] === null)
          ? t('The next mail says the standard words again')
          : t('The next mail says these words'),
        { type: 'success' },
      );
      void queries.invalidateQueries({ queryKey: ['mail-words', brand, 'all'] });
      return queries.invalidateQueries({ queryKey: ['mail-sample', brand] });
    },
    onError(refused) {
      notify(refused.message, { type: 'error' });
      // A colleague may have stored other words meanwhile.
      return queries.invalidateQueries({ queryKey });
    },
  });
  const shown = stored && wordsOf(stored.ours, stored.own);

  return {
    stored,
    failure: error?.message,
    draft,
    words: draft?.words ?? shown,
    busy: saving.isPending,
    change(words: MailWords, version = draft?.version ?? stored?.version ?? 0) {
      setDraft(shown && areSame(words, shown) ? null : { version, words });
    },
    discard: () => setDraft(null),
    save: () => draft && saving.mutate(draft),
  };
}
export type MailWording = ReturnType<typeof useMailWords>;

/** In which languages each mail of the brand has words of its own. */
export function useWorded(brand: string, enabled: boolean): ReadonlyMap<string, readonly Language[]> {
  const { data = [] } = useQuery({
    queryKey: ['mail-words', brand, 'all'],
    queryFn: () => callApi('listMailWords', { params: { id: brand } }),
    enabled,
  });
  const worded = new Map<string, Language[]>();
  for (const { kind, language } of data) worded.set(kind, [...(worded.get(kind) ?? []), language]);
  return worded;
}
