import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/notices/toasts';
import { useRefresh, type DateShare } from './date-shares-query';
import styles from './date-shares-page.module.scss';

/** Asks before a link is ended and its plan deleted. */
export function EndDialog({ share, onClose }: { share: DateShare; onClose: () => void }) {
  const { t } = useTranslation('date-shares');
  const { ofError } = useProblemText();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await browserApi()('endDateShare', { params: { id: share.id } });
      showToast(t('end.done'), 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    }
    onClose();
    await refresh();
  };
  return (
    <Dialog title={t('end.title', { name: share.other })} onClose={onClose}>
      <p>{t('end.text')}</p>
      <div className={styles.choice}>
        <Button look="secondary" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void end()}>
          {t('end.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
