import { apiQuery } from '../../shared/api/api-query';

/** Who joined last and has a picture, as far as a visitor may see members: nobody where the brand shows none. */
export const newcomersQuery = apiQuery('newMembers');
