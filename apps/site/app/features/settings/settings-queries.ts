import { apiQuery } from '../../shared/api/api-query';

export const passkeysQuery = apiQuery('listPasskeys');
export const sessionsQuery = apiQuery('listSessions');
export const ownRestrictionsQuery = apiQuery('listOwnRestrictions');
export const blocksQuery = apiQuery('listBlocks');
export const unwantedWordsQuery = apiQuery('getUnwantedWords');
/** Alternatives for members who leave, and what could still be refunded to them. */
export const leavingOffersQuery = apiQuery('getLeavingOffers');
