import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { Button } from '../../shared/ui/button';
import { useUser } from '../account/use-user';
import { useBlock } from '../blocks/use-block';
import { ReceiptNote } from './receipt-note';
import type { ReportTarget } from './report-target';
import type { Receipt } from './use-send-report';
import styles from './report-form.module.scss';

/** What comes next, the page of safety, and for members the offer to block. Needs the texts of `reports` and `blocks`. */
export function ReportThanks({
  receipt,
  target,
  onClose,
}: {
  receipt: Receipt;
  target: ReportTarget;
  onClose: () => void;
}) {
  const { t } = useTranslation('reports');
  const path = usePaths();
  const mayBlock = useUser() !== null && target.blocked !== true;
  const block = useBlock();
  const [busy, setBusy] = useState(false);
  const { name } = target;
  return (
    <>
      <ReceiptNote receipt={receipt} />
      <p>
        <Link to={path('pages-safety')} onClick={onClose}>
          {t('blocks:safety')}
        </Link>
      </p>
      {mayBlock && <p>{t('thanks.block', { name })}</p>}
      <div className={styles.actions}>
        <Button look={mayBlock ? 'secondary' : 'primary'} onClick={onClose}>
          {t('common:action.close')}
        </Button>
        {mayBlock && (
          <Button
            look="danger"
            busy={busy}
            onClick={() => {
              setBusy(true);
              void block(target).finally(onClose);
            }}
          >
            {t('blocks:block', { name })}
          </Button>
        )}
      </div>
    </>
  );
}
