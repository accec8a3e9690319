import type { BookDifference } from '@kindling/contract/money/calls/books';
import { codeName, t } from '../../shared/words/texts';

const names: Readonly<Record<string, string>> = {
  balance_differs: t('A wallet’s balance is not the sum of its postings'),
  sum_not_zero: t('The brand’s accounts do not come to zero'),
  orphan_posting: t('A posting without its account or charge'),
  charge_without_posting: t('A message was charged and nothing posted'),
  return_differs: t('Credits came back that did not cost that'),
  payment_not_credited_once: t('A payment was not credited exactly once'),
  purchase_without_payment: t('Credits were sold without a payment'),
  refund_not_posted: t('A refund’s credits were not posted as it says'),
  returned_credits_differ: t('Other credits were taken back than the payment says'),
  refunded_money_differs: t('Another sum went back than the refunds say'),
  return_without_payment: t('Credits were taken back for no payment'),
  correction_differs: t('A correction by staff was not posted as it says'),
  status_differs: t('The provider knows another state'),
  amount_differs: t('The provider knows another sum'),
  refunds_differ: t('The provider gave another sum back'),
  unknown_to_us: t('The provider has a payment that we don’t know'),
  unknown_to_provider: t('The provider does not know our payment'),
};

/** What was found, in plain words. */
export function foundName({ kind }: Pick<BookDifference, 'kind'>): string {
  return names[kind] ?? codeName(kind);
}
