import { apiQuery } from '../../shared/api/api-query';

export const relatedQuery = (id: string) => apiQuery('relatedMembers', { params: { id } });
