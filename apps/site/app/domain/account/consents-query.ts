import { apiQuery } from '../../shared/api/api-query';

export const consentsQuery = apiQuery('getConsents');
