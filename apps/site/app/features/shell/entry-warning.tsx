import { useTranslation } from 'react-i18next';
import type { Country } from '@kindling/contract/languages';
import { useUser } from '../../shared/account/use-user';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { useStoredMoment } from '../../shared/site/use-stored-moment';
import { useVisitorCountry } from '../../shared/site/use-visitor-country';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { opensEntryWarning } from './entry-warning-rule';
import styles from './entry-warning.module.scss';

/**
 * The site-entry warning (specification §2). Opened by script after the page has come alive, so that the page itself is
 * the same for everybody.
 * @param onlyIn countries in which this layout warns; without it everywhere
 */
export function EntryWarning({ onlyIn }: { onlyIn?: readonly Country[] }) {
  const { t } = useTranslation();
  const { settings } = useSite();
  const loggedIn = useUser() !== null;
  const page = useCurrentPage();
  const [answeredAt, answerNow] = useStoredMoment('entry-warning');
  const alive = answeredAt !== undefined;
  const country = useVisitorCountry(alive && onlyIn !== undefined && answeredAt === null);

  const opens =
    alive &&
    opensEntryWarning({
      enabled: settings.enable_site_entry_popup,
      loggedIn,
      installedApp: window.matchMedia('(display-mode: standalone)').matches,
      page,
      onlyIn,
      country: country ?? null,
      answeredAt,
    });
  if (!opens) return null;
  return (
    <Dialog title={t('entry.title', { age: settings.minimum_age })} onClose={answerNow}>
      <div className={styles.text}>
        <p>{t('entry.adults', { name: settings.name, age: settings.minimum_age })}</p>
        <p>{t('fictional.notice', { profiles: settings.fictional_plural })}</p>
      </div>
      <div className={styles.actions}>
        <Button wide onClick={answerNow}>
          {t('entry.accept', { age: settings.minimum_age })}
        </Button>
        <a className={styles.leave} href="https://www.wikipedia.org" rel="noreferrer">
          {t('entry.leave')}
        </a>
      </div>
    </Dialog>
  );
}
