/** The order number on receipts: the payment's id in groups that can be read out. */
export function orderNumber(paymentId: string): string {
  return (paymentId.toUpperCase().match(/.{1,6}/g) ?? []).join('-');
}
