import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';

interface Piece {
  text: string;
  /** Id of the payment the piece names. */
  payment?: string;
}

/** Splits a text into order numbers and the text between them. */
export function splitByOrders(text: string, orders: SupportCase['orders']): Piece[] {
  const [order, ...others] = orders;
  if (!order) return text === '' ? [] : [{ text }];
  const { written, payment } = order;
  return text
    .split(written)
    .flatMap((between, at) => [
      ...(at === 0 ? [] : [{ text: written, payment }]),
      ...splitByOrders(between, others),
    ]);
}
