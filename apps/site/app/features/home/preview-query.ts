import { apiQuery } from '../../shared/api/api-query';

/** The first page of members, 24, as a visitor may see them. */
export const previewQuery = apiQuery('searchMembers', { query: {} });
