import { apiQuery } from '../api/api-query';

export const consentsQuery = apiQuery('getConsents');
