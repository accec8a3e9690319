import { apiQuery } from '../../shared/api/api-query';

export const likesQuery = apiQuery('getLikes');
