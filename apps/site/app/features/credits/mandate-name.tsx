import { useTranslation } from 'react-i18next';
import type { Mandate } from '@kindling/contract/money/calls/mandates';

/** A kept account or card by its last digits, which is all that is known of it here. */
export function MandateName({ mandate: { kind, label, last_four: end } }: { mandate: Mandate }) {
  const { t } = useTranslation('credits');
  if (kind === 'account') return <span>{t('kept.account', { end })}</span>;
  return (
    <span>
      {label ?? t('method.creditcard')} ··{end}
    </span>
  );
}
