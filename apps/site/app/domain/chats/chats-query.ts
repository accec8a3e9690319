import { apiQuery } from '../../shared/api/api-query';

export const chatsQuery = apiQuery('getChats');
