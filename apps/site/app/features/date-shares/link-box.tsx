import { Copy, Share2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Alert } from '../../shared/ui/notices/alert';
import { showToast } from '../../shared/ui/notices/toasts';
import type { NewLink } from './date-shares-query';
import styles from './date-shares-page.module.scss';
import { useWallTime } from './use-wall-time';

/** A new link, to be copied or handed to another app. It is shown this once. */
export function LinkBox({ made: { link, share } }: { made: NewLink }) {
  const { t } = useTranslation('date-shares');
  const time = useWallTime();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(t('link.copied'), 'success');
    } catch {
      showToast(t('link.not_copied'), 'danger');
    }
  };
  // Who closes the list of apps has chosen nothing.
  const hand = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <Alert kind="success" focused>
      <div className={styles.link}>
        <label htmlFor={id}>
          <strong>{t('link.title')}</strong>
        </label>
        <input
          id={id}
          readOnly
          value={link}
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.actions}>
          {'share' in navigator && (
            <Button size="small" onClick={() => void hand()}>
              <Share2 aria-hidden="true" />
              {t('link.share')}
            </Button>
          )}
          <Button
            size="small"
            look={'share' in navigator ? 'secondary' : 'primary'}
            onClick={() => void copy()}
          >
            <Copy aria-hidden="true" />
            {t('link.copy')}
          </Button>
        </div>
        <p>{t('link.text', { ends: time(share.ends_at) })}</p>
      </div>
    </Alert>
  );
}
