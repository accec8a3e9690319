/** Path of a payment's receipt as a PDF; only its payer gets it. */
export function receiptPath(paymentId: string): string {
  return `/receipts/${paymentId}.pdf`;
}
