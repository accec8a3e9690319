import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Seeking } from '@kindling/contract/shapes/profile';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useTexts } from '../../shared/i18n/use-texts';
import { ConsentBox } from '../../shared/own-profile/consent-box';
import { useOwnProfileChanged } from '../../shared/own-profile/own-profile-query';
import { SeekingFields } from '../../shared/own-profile/seeking-fields';
import { useSensitiveConsent } from '../../shared/own-profile/use-sensitive-consent';
import { useStoredMoment } from '../../shared/site/use-stored-moment';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { parametersOf, seekingFilter } from './search-filter';
import { useSite } from '../../shared/site/site-data';
import styles from './ask-seeking.module.scss';

const putAwayKey = 'ASK_SEEKING';

/** Asks who skipped it in the signup whom they seek (decisions §11.4), until they say so or put it away. */
export function AskSeeking() {
  const [putAwayAt, putAway] = useStoredMoment(putAwayKey);
  return putAwayAt === null ? <Panel onPutAway={putAway} /> : null;
}

function Panel({ onPutAway }: { onPutAway: () => void }) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const { ofError } = useProblemText();
  const changed = useOwnProfileChanged();
  const navigate = useNavigate();
  const consent = useSensitiveConsent();
  const consentReady = useTexts(['own-profile']);
  const titleId = useId();
  const [seeking, setSeeking] = useState<Seeking | null>(null);
  const [tried, setTried] = useState(false);
  const missing = consent.givenAt === null;
  const save = useMutation({
    mutationFn: (told: Seeking) => browserApi()('updateOwnProfile', { body: { seeking: told } }),
    onSuccess: (answer, told) => {
      changed(answer);
      const filter = seekingFilter(told, settings.search_fields);
      void navigate(`?${parametersOf(filter).toString()}`, { replace: true, preventScrollReset: true });
    },
  });
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <Search aria-hidden="true" />
        <div>
          <h2 id={titleId}>{t('ask_seeking.title')}</h2>
          <p>{t('ask_seeking.text')}</p>
        </div>
        <button
          type="button"
          className={styles.close}
          onClick={onPutAway}
          aria-label={t('common:action.close')}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <SeekingFields value={seeking} onChange={setSeeking} />
      {seeking && consentReady && (
        <form
          className={styles.rest}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!missing && !save.isPending) save.mutate(seeking);
          }}
        >
          <ConsentBox consent={consent} missing={tried && missing} />
          {save.isError && <Alert kind="danger">{ofError(save.error)}</Alert>}
          <div className={styles.ways}>
            <Button type="submit" busy={save.isPending}>
              {t('ask_seeking.save')}
            </Button>
            <Button look="quiet" onClick={onPutAway}>
              {t('ask_seeking.later')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
