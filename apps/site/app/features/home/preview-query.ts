import { apiQuery } from '../../shared/api/api-query';

/** Who joined last and has a picture, as far as a visitor may see members. */
export const previewQuery = apiQuery('newMembers');
