import { apiQuery } from '../../../shared/api/api-query';

export const verificationQuery = apiQuery('getVerification');
