import type { BookDifference } from '@kindling/contract/routes/books';
import { codeName } from '../../shared/names';

const names: Readonly<Record<string, string>> = {
  balance_differs: 'A wallet’s balance is not the sum of its postings',
  sum_not_zero: 'The brand’s accounts do not come to zero',
  orphan_posting: 'A posting without its account or charge',
  charge_without_posting: 'A message was charged and nothing posted',
  return_differs: 'Credits came back that did not cost that',
  payment_not_credited_once: 'A payment was not credited exactly once',
  purchase_without_payment: 'Credits were sold without a payment',
  refund_not_posted: 'A refund’s credits were not posted as it says',
  returned_credits_differ: 'Other credits were taken back than the payment says',
  refunded_money_differs: 'Another sum went back than the refunds say',
  return_without_payment: 'Credits were taken back for no payment',
  correction_differs: 'A correction by staff was not posted as it says',
  status_differs: 'The provider knows another state',
  amount_differs: 'The provider knows another sum',
  refunds_differ: 'The provider gave another sum back',
  unknown_to_us: 'The provider has a payment that we don’t know',
  unknown_to_provider: 'The provider does not know our payment',
};

/** What was found, in plain words. */
export function foundName({ kind }: Pick<BookDifference, 'kind'>): string {
  return names[kind] ?? codeName(kind);
}
