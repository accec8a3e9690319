import { useTranslation } from 'react-i18next';
import type { Country } from '@kindling/contract/languages';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage } from '../../../shared/routing/use-paths';
import { useNonce } from '../../../shared/site/document/nonce';
import { useSite } from '../../../shared/site/site-data';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import frame from '../../../shared/ui/dialog.module.scss';
import { opensEntryWarning } from './entry-warning-rule';
import { startEntryWarning } from './start-entry-warning';
import styles from './entry-warning.module.scss';

const dialogId = 'entry-warning';

/**
 * The site-entry warning (specification §2). Every page contains it, closed; a few lines of inline script open it, so that it
 * needs none of the site's scripts.
 *
 * @param onlyIn countries in which this layout warns; absent means everywhere
 */
export function EntryWarning({ onlyIn }: { onlyIn?: readonly Country[] }) {
  const { t } = useTranslation();
  const { settings } = useSite();
  const nonce = useNonce();
  const page = useCurrentPage();
  const loggedIn = useUser() !== null;
  if (loggedIn || settings.enable_site_entry_popup === 'no') return null;
  const facts = { enabled: settings.enable_site_entry_popup, loggedIn, page, onlyIn };
  // Runs in the page as the server sends it; the browser's bundle does not include it.
  const script = import.meta.env.SSR
    ? `(${startEntryWarning.toString()})(${JSON.stringify(dialogId)},${opensEntryWarning.toString()},${JSON.stringify(facts)})`
    : '';
  return (
    <>
      <dialog
        id={dialogId}
        className={classNames(frame.dialog, frame.medium)}
        aria-labelledby={`${dialogId}-title`}
        // The script may have opened it before React mounts it.
        suppressHydrationWarning
      >
        <div className={frame.panel}>
          <h2 id={`${dialogId}-title`} className={frame.title}>
            {t('entry.title', { age: settings.minimum_age })}
          </h2>
          <div className={styles.text}>
            <p>{t('entry.adults', { name: settings.name, age: settings.minimum_age })}</p>
            <p>{t('fictional.notice', { profiles: settings.fictional_plural })}</p>
          </div>
          <form method="dialog" className={styles.actions}>
            <Button type="submit" wide>
              {t('entry.accept', { age: settings.minimum_age })}
            </Button>
            <a className={styles.leave} href="https://www.wikipedia.org" rel="noreferrer">
              {t('entry.leave')}
            </a>
          </form>
        </div>
      </dialog>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
