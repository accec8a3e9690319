import { apiQuery } from '../../shared/api/api-query';

export const bundlesQuery = apiQuery('getBundles');
/** @param discount a discount's code */
export const bundlesAtDiscount = (discount: string | undefined) =>
  discount === undefined ? bundlesQuery : apiQuery('getBundles', { query: { discount } });
