import { apiQuery } from '../../shared/api/api-query';
import type { SearchFilter } from './search-filter';

export const searchQuery = (filter: SearchFilter) => apiQuery('searchMembers', { query: filter });
export const memberQuery = (id: string) => apiQuery('getMember', { params: { id } });
