import { apiQuery } from '../../shared/api/api-query';
import { filterOf, isStart, queryOf, type SearchFilter } from './filters/search-filter';

export const searchQuery = (filter: SearchFilter) => apiQuery('searchMembers', { query: queryOf(filter) });
export const countQuery = ({ sort: _order, ...filter }: SearchFilter) =>
  apiQuery('countMembers', { query: queryOf(filter) });
/** The search of the page's address. */
export const searchOf = (parameters: URLSearchParams) =>
  isStart(parameters)
    ? apiQuery('searchMembers', { query: { start: 'seeking' } })
    : searchQuery(filterOf(parameters));
