import { apiQuery } from '../../shared/api/api-query';

/** How many members there are, by region, as far as a visitor may see members. */
export const headCountQuery = apiQuery('getCrowd');
