import { apiQuery } from '../api/api-query';

/** The company behind the brand; loaded once (specification §7). */
export const companyQuery = apiQuery('getCompanyInfo');
