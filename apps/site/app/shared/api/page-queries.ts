import { data } from 'react-router';
import type { ApiProblem } from '@kindling/contract/api-problem';
import type { SiteEndpointName } from '@kindling/contract/site-endpoints';
import type { SiteData } from '../site/site-data';
import type { AnswerOf, ApiQuery, OptionalQuery } from './api-query';

/** The questions of a page by the names of their answers; undefined asks nothing. */
export type PageQueries = Readonly<Record<string, ApiQuery<SiteEndpointName> | undefined>>;
export type PageAnswers<Q> = { [K in keyof Q]: AnswerTo<Q[K]> };

type AnswerTo<T> = T extends undefined
  ? undefined
  : T extends OptionalQuery<infer N>
    ? AnswerOf<N> | null
    : T extends ApiQuery<infer N>
      ? AnswerOf<N>
      : never;

/** What a page's questions may depend on, in the server's process as in the browser. */
export interface PageRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  site: Pick<SiteData, 'language' | 'settings'>;
}

/** A page's questions, or a function that makes them for one request. */
export type PageQuestions<Q extends PageQueries> = Q | ((request: PageRequest) => Q);

export function queriesFor<Q extends PageQueries>(questions: PageQuestions<Q>, request: PageRequest): Q {
  return typeof questions === 'function' ? questions(request) : questions;
}

/** What the error page receives when the API refused. */
export interface RefusedPage {
  code: string;
  /** `ApiProblem.reference` */
  reference?: string | undefined;
}

/**
 * Asks all questions of a page at once.
 *
 * @param toLogin the redirect to the login
 * @throws Response, see `refuse`
 */
export async function answersOf<Q extends PageQueries>(
  queries: Q,
  ask: (query: ApiQuery<SiteEndpointName>) => Promise<unknown>,
  toLogin: () => Response,
): Promise<PageAnswers<Q>> {
  try {
    const entries = await Promise.all(
      Object.entries(queries).map(
        async ([name, query]) => [name, query && (await answerTo(query, ask))] as const,
      ),
    );
    return Object.fromEntries(entries) as PageAnswers<Q>;
  } catch (error) {
    throw isApiProblem(error) ? refuse(error, toLogin) : error;
  }
}

async function answerTo(
  query: ApiQuery<SiteEndpointName>,
  ask: (query: ApiQuery<SiteEndpointName>) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await ask(query);
  } catch (error) {
    if ('optional' in query && isApiProblem(error)) return null;
    throw error;
  }
}

/** A refusal for the router: the redirect to the login, or an error page with the refusal's status. */
function refuse(problem: ApiProblem, toLogin: () => Response) {
  if (problem.code === 'authentication_required') return toLogin();
  return data<RefusedPage>(
    { code: problem.code, reference: problem.reference },
    { status: problem.status || 503 },
  );
}

/** The subject of a call does not exist (any more), or not for this reader. */
export function isGone(error: unknown): boolean {
  return isApiProblem(error) && error.code === 'not_found';
}

/** Checked by name: during rendering the problem is an instance of the server's copy of the class. */
export function isApiProblem(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem';
}
