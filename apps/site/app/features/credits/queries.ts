import { apiQuery } from '../../shared/api/api-query';

export const bundlesQuery = apiQuery('getBundles');
export const creditsQuery = apiQuery('getCredits');
export const paymentQuery = (id: string) => apiQuery('getPayment', { params: { id } });
