import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Seeking } from '@kindling/contract/profiles/profile';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useTexts } from '../../shared/i18n/use-texts';
import { ConsentBox } from '../../domain/own-profile/consent-box';
import { useOwnProfileChanged } from '../../domain/own-profile/own-profile-query';
import { SeekingFields } from '../../domain/own-profile/seeking-fields';
import { useSensitiveConsent } from '../../domain/own-profile/use-sensitive-consent';
import { useSite } from '../../shared/site/site-data';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { parametersOf, seekingFilter } from './filters/search-filter';
import styles from './ask-seeking.module.scss';

/** A window that stores a member's preferences, with their consent, and searches by them. */
export default function KeepSeeking({
  onClose,
  onPutAway,
}: {
  onClose: () => void;
  /** They are never to be asked again. */
  onPutAway: () => void;
}) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const { ofError } = useProblemText();
  const changed = useOwnProfileChanged();
  const navigate = useNavigate();
  const consent = useSensitiveConsent();
  const ready = useTexts(['own-profile']);
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
  if (!ready) return null;
  return (
    <Dialog title={t('ask_seeking.title')} onClose={onClose}>
      <form
        className={styles.rest}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          void consent.isGiven().then((isGiven) => {
            if (seeking && isGiven && !save.isPending) save.mutate(seeking);
          });
        }}
      >
        <p>{t('ask_seeking.text')}</p>
        <SeekingFields value={seeking} onChange={setSeeking} />
        {seeking && <ConsentBox consent={consent} missing={tried && missing} />}
        {save.isError && <Alert kind="danger">{ofError(save.error)}</Alert>}
        <div className={styles.ways}>
          <Button type="submit" busy={save.isPending} disabled={!seeking}>
            {t('ask_seeking.save')}
          </Button>
          <Button look="quiet" onClick={onPutAway}>
            {t('ask_seeking.later')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
