import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportReason } from '@kindling/contract/safety/report-rules';
import { Dialog } from '../../shared/ui/dialog';
import { useTexts } from '../../shared/i18n/use-texts';
import { useBlock } from '../blocks/use-block';
import { ReasonList } from './reason-list';
import { ReportForm } from './report-form';
import { ReportThanks } from './report-thanks';
import type { ReportTarget } from './report-target';
import type { Receipt } from './use-send-report';

/** Reports a member, their words or a photo (trust 8) in three steps: reason, details, confirmation. */
export default function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState<ReportReason>();
  const [blocks, setBlocks] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const block = useBlock();
  if (!useTexts(['reports', 'blocks'])) return null;
  const { name } = target;
  // Blocking leaves the member's page, so it waits until the receipt is closed.
  const end = (isBlocked: boolean) => {
    if (isBlocked) void block(target).finally(onClose);
    else onClose();
  };
  if (receipt)
    return (
      <Dialog title={t('thanks.title')} onClose={() => end(blocks)}>
        <ReportThanks receipt={receipt} target={target} blocks={blocks} onEnd={end} />
      </Dialog>
    );
  return (
    <Dialog title={t(titleOf(target), { name })} onClose={onClose}>
      {reason === undefined ? (
        <ReasonList onChoose={setReason} onLeave={onClose} />
      ) : (
        <ReportForm
          {...{ target, reason, blocks }}
          onBlocks={setBlocks}
          onBack={() => setReason(undefined)}
          onSent={setReceipt}
        />
      )}
    </Dialog>
  );
}

function titleOf({ photo, message }: ReportTarget) {
  if (message !== undefined) return 'title_message';
  return photo === undefined ? 'title' : 'title_photo';
}
