import { apiQuery } from '../../shared/api/api-query';

/** The newest members with a picture, as far as a visitor may see members: none if the brand shows none. */
export const newcomersQuery = apiQuery('newMembers');
