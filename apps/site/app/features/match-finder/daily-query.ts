import { apiQuery } from '../../shared/api/api-query';

export const dailyQuery = apiQuery('getDailyMatches');
