import { apiQuery } from '../../shared/api/api-query';

/** What the brand sells, as visitors may see it. */
export const bundlesQuery = apiQuery('getBundles');
