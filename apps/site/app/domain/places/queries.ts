import { apiQuery } from '../../shared/api/api-query';

/** Never changes while a page is open (specification §7: loaded once and kept). */
export const regionsQuery = apiQuery('getRegions');
