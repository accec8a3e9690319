import { apiQuery } from '../../shared/api/api-query';
import type { PageRequest } from '../../shared/api/page-queries';
import { bundlesAtDiscount } from '../../domain/credits/bundles-query';
import { discountIn } from '../../domain/credits/discount-address';

export const creditsQuery = apiQuery('getCredits');
export const mandatesQuery = apiQuery('getMandates');
export const paymentsQuery = apiQuery('listPayments');

/** The questions of a page that sells credits, at the prices that its address names. */
export const orderQueries = ({ url }: Pick<PageRequest, 'url'>) => ({
  offer: bundlesAtDiscount(discountIn(url.searchParams)),
  statement: creditsQuery,
});
