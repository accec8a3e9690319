import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './block-dialog.module.scss';
import { useBlock, type BlockTarget } from './use-block';

/** Asks for confirmation before a member is blocked (specification §5), and explains the effect. */
export default function BlockDialog({ target, onClose }: { target: BlockTarget; onClose: () => void }) {
  const { t } = useTranslation('blocks');
  const { name } = target;
  const block = useBlock();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('title', { name })} onClose={onClose}>
      <p>{t('text', { name })}</p>
      <p className={styles.later}>{t('later')}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          look="danger"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void block(target).finally(onClose);
          }}
        >
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
