import { apiQuery } from '../../shared/api/api-query';

export const ageCheckQuery = apiQuery('getAgeCheck');
