import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../account/use-user';
import { apiQuery, type AnswerOf } from '../../shared/api/api-query';

export const ownProfileQuery = apiQuery('getOwnProfile');

/** Stores what a write answered of the own profile; the member's card in the navigation is refetched. */
export function useOwnProfileChanged(): (answer: AnswerOf<'getOwnProfile'>) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(ownProfileQuery.key, answer);
    void client.invalidateQueries({ queryKey: userQuery.key });
  };
}
