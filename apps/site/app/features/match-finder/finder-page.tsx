import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../domain/account/page-head';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { Alert } from '../../shared/ui/notices/alert';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { nothingAsked, type Asked } from './asked';
import { DaySection } from './day-section';
import { Questions } from './questions';
import { Suggestions } from './suggestions';
import styles from './finder-page.module.scss';

interface Found {
  asked: Asked;
  answer: AnswerOf<'findMatches'>;
}

/** In the page's memory only, so that the results are still there on the way back from a profile. */
const foundKey = ['found matches'];

/**
 * The match finder (specification §2): a few questions, then a few members with the reasons for each; above the questions those
 * of the day, who are suggested without any.
 */
export function FinderPage({ day }: { day: AnswerOf<'getDailyMatches'> | null }) {
  const { t } = useTranslation('match-finder');
  const client = useQueryClient();
  const problems = useProblemText();
  const [found, setFound] = useState<Found | null>(() => client.getQueryData<Found>(foundKey) ?? null);
  const keep = (now: Found | null) => {
    client.setQueryData(foundKey, now);
    setFound(now);
  };
  const search = useMutation({
    mutationFn: ({ wishes, reach, intention }: Asked) =>
      browserApi()('findMatches', {
        body: {
          wishes: [...wishes],
          reach: reach ?? 'anywhere',
          intention: wishes.includes('intentions') ? intention : null,
        },
      }),
    onSuccess: (answer, asked) => keep({ asked, answer }),
  });
  const [asked, setAsked] = useState<Asked>(found?.asked ?? nothingAsked);
  const loosen = (changed: Asked) => {
    setAsked(changed);
    search.mutate(changed);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <h1>{t('title')}</h1>
      <OfflineNotice />
      {!found && day && <DaySection {...day} />}
      {!found && <p className={styles.intro}>{t('intro')}</p>}
      {search.isError && <Alert kind="danger">{problems.ofError(search.error)}</Alert>}
      {found ? (
        <Suggestions
          {...found}
          busy={search.isPending}
          onLoosen={loosen}
          onAgain={() => {
            keep(null);
            search.reset();
          }}
        />
      ) : (
        <Questions
          asked={asked}
          onChange={setAsked}
          busy={search.isPending}
          onDone={() => search.mutate(asked)}
        />
      )}
    </div>
  );
}
