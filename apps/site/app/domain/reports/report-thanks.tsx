import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { Button } from '../../shared/ui/button';
import { useUser } from '../account/use-user';
import { ReceiptNote } from './receipt-note';
import type { ReportTarget } from './report-target';
import type { Receipt } from './use-send-report';
import styles from './report-form.module.scss';

/** Confirms a report: next steps, safety page, and a block for members. Needs the texts of `reports` and `blocks`. */
export function ReportThanks({
  receipt,
  target,
  blocks,
  onEnd,
}: {
  receipt: Receipt;
  target: ReportTarget;
  /** The reporter already chose to block. */
  blocks: boolean;
  onEnd: (blocks: boolean) => void;
}) {
  const { t } = useTranslation('reports');
  const path = usePaths();
  const mayBlock = useUser() !== null && target.blocked !== true;
  const [busy, setBusy] = useState(false);
  const { name } = target;
  return (
    <>
      <ReceiptNote receipt={receipt} />
      <p>
        <Link to={path('pages-safety')} onClick={() => onEnd(blocks)}>
          {t('blocks:safety')}
        </Link>
      </p>
      {mayBlock && <p>{t(blocks ? 'thanks.blocks' : 'thanks.block', { name })}</p>}
      <div className={styles.actions}>
        {!blocks && (
          <Button look={mayBlock ? 'secondary' : 'primary'} onClick={() => onEnd(false)}>
            {t('common:action.close')}
          </Button>
        )}
        {mayBlock && (
          <Button
            look={blocks ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => {
              setBusy(true);
              onEnd(true);
            }}
          >
            {t(blocks ? 'thanks.end' : 'blocks:block', { name })}
          </Button>
        )}
      </div>
    </>
  );
}
