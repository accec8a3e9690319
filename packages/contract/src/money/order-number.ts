/** What receipts call an order: the payment's id in groups that one can read out. */
export function orderNumber(paymentId: string): string {
  return (paymentId.toUpperCase().match(/.{1,6}/g) ?? []).join('-');
}
