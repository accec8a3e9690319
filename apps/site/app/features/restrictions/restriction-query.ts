import { apiQuery } from '../../shared/api/api-query';

export const restrictionQuery = (id: string) => apiQuery('getRestriction', { params: { id } });
