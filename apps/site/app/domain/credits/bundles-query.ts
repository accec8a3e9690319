import { apiQuery } from '../../shared/api/api-query';

export const bundlesQuery = apiQuery('getBundles');
/** @param discount the code of one */
export const bundlesAtDiscount = (discount: string | undefined) =>
  discount === undefined ? bundlesQuery : apiQuery('getBundles', { query: { discount } });
