import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@kindling/contract/overviews/user';
import type { AnswerOf } from '../../shared/api/api-query';
import { userQuery } from './use-user';

/** Writes what an answer just said about the member (credits, counts) to the cache that all pages read. */
export function changeUser(client: QueryClient, change: (user: User) => Partial<User>): void {
  client.setQueryData<AnswerOf<'getUser'>>(userQuery.key, (answer) =>
    answer?.user ? { user: { ...answer.user, ...change(answer.user) } } : answer,
  );
}
