import { X } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  longestUnwantedWord,
  mostUnwantedWords,
  tidyUnwantedWords,
} from '@kindling/contract/chats/unwanted-words';
import { isolate } from '@kindling/contract/text/isolate';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { Alert } from '../../../shared/ui/notices/alert';
import { showToast } from '../../../shared/ui/notices/toasts';
import { unwantedWordsQuery } from '../settings-queries';
import { Section } from '../sections/section';
import styles from './words-section.module.scss';

type Words = AnswerOf<'getUnwantedWords'>;

/** The words that hide a message behind a press. @param initial null if the list is not available */
export function WordsSection({ initial }: { initial: Words | null }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="words" lead={t('words.lead')}>
      {initial ? <OwnWords initial={initial} /> : <Alert kind="warning">{t('errors:unavailable')}</Alert>}
    </Section>
  );
}

function OwnWords({ initial }: { initial: Words }) {
  const { t } = useTranslation('settings');
  const { ofError } = useProblemText();
  const { words } = useApiQuery(unwantedWordsQuery, initial).data;
  const save = useSaving();
  const [typed, setTyped] = useState('');
  const isFull = words.length >= mostUnwantedWords;
  const found = { word: typed.trim() === '' ? ('required' as const) : undefined };
  const form = useForm(found, async () => {
    const more = tidyUnwantedWords([...words, typed]);
    if (more.length > words.length) await save(more);
    setTyped('');
  });
  const remove = (word: string) =>
    save(words.filter((other) => other !== word)).catch((error: unknown) =>
      showToast(ofError(error), 'danger'),
    );
  return (
    <>
      {words.length === 0 ? (
        <p className={styles.none}>{t('words.none')}</p>
      ) : (
        <ul className={styles.words} aria-label={t('section.words')}>
          {words.map((word) => (
            <li key={word}>
              <bdi>{word}</bdi>
              <button
                type="button"
                aria-label={`${t('words.remove')}: ${isolate(word)}`}
                onClick={() => void remove(word)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.none}>{t('words.full', { most: mostUnwantedWords })}</p>
      ) : (
        <LiveForm form={form}>
          <Field
            label={t('words.new')}
            hint={t('words.hint')}
            name="word"
            autoComplete="off"
            maxLength={longestUnwantedWord}
            value={typed}
            problem={form.problemOf('word')}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div>
            <Button type="submit" look="secondary" busy={form.busy}>
              {t('words.add')}
            </Button>
          </div>
        </LiveForm>
      )}
    </>
  );
}

/** Stores the list. Conversations that were read with the one before are read anew. */
function useSaving(): (words: string[]) => Promise<void> {
  const client = useQueryClient();
  return async (words) => {
    const stored = await browserApi()('setUnwantedWords', { body: { words } });
    client.setQueryData(unwantedWordsQuery.key, stored);
    for (const key of ['getChats', 'getConversation'])
      void client.invalidateQueries({ queryKey: [key], refetchType: 'all' });
  };
}
