import { apiQuery } from '../../shared/api/api-query';
import { bundlesAtDiscount } from '../../domain/credits/bundles-query';
import { discountIn } from '../../domain/credits/discount-address';

export const creditsQuery = apiQuery('getCredits');
export const mandatesQuery = apiQuery('getMandates');
export const paymentsQuery = apiQuery('listPayments');
export const paymentQuery = (id: string) => apiQuery('getPayment', { params: { id } });

/** What a page that sells credits asks, at the prices that its address names. */
export const orderQuestions = ({ url }: { url: URL }) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  statement: creditsQuery,
});
