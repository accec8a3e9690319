import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SiteEndpointName } from '@kindling/contract/site-endpoints';
import type { ApiProblem } from '@kindling/contract/api-problem';
import type { Answer, CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import { browserApi } from './browser-api';
import type { Polling } from './polling';

/**
 * A question to the API, defined once (`conversation-query.ts`, …) and used in three places: the route's `loader` (in the server's
 * process), its `clientLoader` (over HTTP) and the component (`useApiQuery`).
 */
export interface ApiQuery<N extends SiteEndpointName> {
  /** Starts with the endpoint's name, so that `invalidateQueries({ queryKey: ['getChats'] })` finds all of it. */
  key: readonly unknown[];
  name: N;
  input: CallInput<Routes[N]> | undefined;
}

export type AnswerOf<N extends SiteEndpointName> = Answer<Routes[N]>;

/** `export const searchMembers = (filter: SearchFilter) => apiQuery('searchMembers', { query: filter });` */
export function apiQuery<N extends SiteEndpointName>(name: N, input?: CallInput<Routes[N]>): ApiQuery<N> {
  return { key: input === undefined ? [name] : [name, input], name, input };
}

/** A question whose refusal does not fail the page; its answer is then null. */
export interface OptionalQuery<N extends SiteEndpointName> extends ApiQuery<N> {
  optional: true;
}

/** Marks a question that a page can do without. */
export function optional<N extends SiteEndpointName>(query: ApiQuery<N>): OptionalQuery<N> {
  return { ...query, optional: true };
}

/** A question's options for TanStack Query. @param api the client that sends it */
export function queryOptions<N extends SiteEndpointName>(
  { key, name, input }: ApiQuery<N>,
  api = browserApi,
) {
  return { queryKey: key, queryFn: (): Promise<AnswerOf<N>> => api()(name, input) };
}

/**
 * The current answer: at first the loader's, then updated by polling and writes.
 *
 * @param initial the loader's answer to the same question
 * @param polling see `polled`
 */
export function useApiQuery<N extends SiteEndpointName>(
  query: ApiQuery<N>,
  initial: AnswerOf<N>,
  polling?: Polling<AnswerOf<N>>,
): UseQueryResult<AnswerOf<N>, ApiProblem> & { data: AnswerOf<N> };
export function useApiQuery<N extends SiteEndpointName>(
  query: ApiQuery<N>,
): UseQueryResult<AnswerOf<N>, ApiProblem>;
export function useApiQuery<N extends SiteEndpointName>(
  query: ApiQuery<N>,
  initial?: AnswerOf<N>,
  polling?: Polling<AnswerOf<N>>,
) {
  return useQuery<AnswerOf<N>, ApiProblem>({
    ...queryOptions(query),
    ...polling,
    ...(initial === undefined ? {} : { initialData: () => initial }),
  });
}
