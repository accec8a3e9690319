import { apiQuery } from '../../shared/api/api-query';

export const sessionsQuery = apiQuery('listSessions');
export const ownRestrictionsQuery = apiQuery('listOwnRestrictions');
export const blocksQuery = apiQuery('listBlocks');
/** What members who leave may have instead, and what they can still get back. */
export const leavingOffersQuery = apiQuery('getLeavingOffers');
