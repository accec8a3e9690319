import { useId, useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import { useSite } from '../../shared/site/site-data';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/notices/toasts';
import type { SensitiveConsent } from './use-sensitive-consent';
import styles from './consent-box.module.scss';

/**
 * Asks whether sexuality, interests and the sought gender may be stored, says when that was agreed to, and withdraws it (trust
 * 13). Texts: `own-profile`.
 *
 * @param missing whether data was entered that needs the consent
 * @param onWithdrawn called once all are erased
 */
export function ConsentBox({
  consent,
  missing = false,
  onWithdrawn,
}: {
  consent: SensitiveConsent;
  missing?: boolean;
  onWithdrawn?: () => void;
}) {
  const { t } = useTranslation('own-profile');
  const { ofError } = useProblemText();
  const { settings } = useSite();
  const locale = useDateLocale();
  const neededId = useId();
  const [asking, setAsking] = useState(false);
  const withdraw = () =>
    consent.withdraw(() => {
      setAsking(false);
      showToast(t('consent.withdrawn'), 'success');
      onWithdrawn?.();
    });
  return (
    <div className={styles.box}>
      <ShieldCheck aria-hidden="true" />
      <div className={styles.text}>
        <p>{t('consent.why')}</p>
        {consent.givenAt === null ? (
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={consent.busy}
              aria-disabled={consent.busy}
              aria-invalid={missing || undefined}
              aria-describedby={missing ? neededId : undefined}
              onChange={() => {
                if (!consent.busy) consent.give();
              }}
            />
            <span>{t('consent.agree', { brand: settings.name })}</span>
            {missing && (
              <strong id={neededId} className={styles.needed}>
                {t('consent.needed')}
              </strong>
            )}
          </label>
        ) : (
          <div className={styles.given}>
            <p role="status">{t('consent.given', { date: formatDate(consent.givenAt, locale) })}</p>
            <Button look="secondary" size="small" onClick={() => setAsking(true)}>
              {t('consent.withdraw')}
            </Button>
          </div>
        )}
        {Boolean(consent.problem) && <Alert kind="danger">{ofError(consent.problem)}</Alert>}
      </div>
      {asking && (
        <Dialog title={t('consent.withdraw_title')} onClose={() => setAsking(false)}>
          <p>{t('consent.withdraw_text')}</p>
          <div className={styles.choices}>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('consent.keep')}
            </Button>
            <Button look="danger" busy={consent.busy} onClick={withdraw}>
              {t('consent.withdraw')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
