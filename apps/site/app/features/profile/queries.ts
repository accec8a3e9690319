import { apiQuery } from '../../shared/api/api-query';

export const ownProfileQuery = apiQuery('getOwnProfile');
