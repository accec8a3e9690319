import { apiQuery } from '../../shared/api/api-query';
import { discountIn } from '../../shared/credits/discount-address';

export const bundlesQuery = apiQuery('getBundles');
/** @param discount the code of one */
export const bundlesAtDiscount = (discount: string | undefined) =>
  discount === undefined ? bundlesQuery : apiQuery('getBundles', { query: { discount } });
export const creditsQuery = apiQuery('getCredits');
export const paymentQuery = (id: string) => apiQuery('getPayment', { params: { id } });

/** What a page that sells credits asks, at the prices that its address names. */
export const orderQuestions = ({ url }: { url: URL }) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  statement: creditsQuery,
});
