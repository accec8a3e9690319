import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { apiQuery } from '../../shared/api/api-query';

export const paymentQuery = (id: string) => apiQuery('getPayment', { params: { id } });

/** Whether the provider's result is still to come. */
export const isUnderWay = (status: PaymentStatus) => status === 'created' || status === 'pending';
