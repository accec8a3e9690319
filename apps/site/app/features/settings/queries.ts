import { apiQuery } from '../../shared/api/api-query';

export const sessionsQuery = apiQuery('listSessions');
export const ownRestrictionsQuery = apiQuery('listOwnRestrictions');
export const blocksQuery = apiQuery('listBlocks');
/** For what leaving members are told beside the way on. */
export const leavingOffersQuery = apiQuery('getLeavingOffers');
