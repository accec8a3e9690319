import { apiQuery } from '../../shared/api/api-query';

export const memberQuery = (id: string) => apiQuery('getMember', { params: { id } });
