import { apiQuery } from '../api/api-query';

export const likesQuery = apiQuery('getLikes');
