import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/ui/dialog';
import { useTexts } from '../../shared/i18n/use-texts';
import { ReportForm } from './report-form';
import { ReportThanks } from './report-thanks';
import type { ReportTarget } from './report-target';
import type { Receipt } from './use-send-report';

/** Reports a member, their words or a photo (trust 8), and says what comes next. */
export default function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const [receipt, setReceipt] = useState<Receipt>();
  if (!useTexts(['reports', 'blocks'])) return null;
  const { name } = target;
  if (receipt)
    return (
      <Dialog title={t('thanks.title')} onClose={onClose}>
        <ReportThanks receipt={receipt} target={target} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t(titleOf(target), { name })} onClose={onClose}>
      <ReportForm target={target} onSent={setReceipt} onLeave={onClose} />
    </Dialog>
  );
}

function titleOf({ photo, message }: ReportTarget) {
  if (message !== undefined) return 'title_message';
  return photo === undefined ? 'title' : 'title_photo';
}
