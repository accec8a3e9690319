import { ApiProblem } from '@kindling/contract/api-problem';
import { createApiClient } from '@kindling/contract/api-client';
import { consoleEndpoints, type ConsoleEndpointName } from '@kindling/contract/console-endpoints';
import type { CallApi } from '@kindling/contract/site-request';
import { HttpError } from 'react-admin';
import { fieldTexts } from './field-texts';
import { problemText } from '../words/problem-text';

export const apiRoot = '/admin-api';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** As ra-data-simple-rest wants it. */
  json: unknown;
}

/** A refusal as react-admin knows it: the text to show, the status, and the problem itself as its body. */
function refusal(problem: ApiProblem): HttpError {
  // As react-admin's forms read it: each message at its field.
  const errors = problem.code === 'validation_failed' ? fieldTexts(problem) : {};
  const body = Object.keys(errors).length > 0 ? Object.assign(problem, { errors }) : problem;
  return new HttpError(problemText(problem), problem.status, body);
}

/** @returns the problem behind an error of the console's API; undefined for every other error */
export function problemOf(error: unknown): ApiProblem | undefined {
  const body = error instanceof HttpError ? (error.body as unknown) : undefined;
  return body instanceof ApiProblem ? body : undefined;
}

const client = createApiClient(consoleEndpoints, {
  fetch: (...args) => fetch(...args),
  origin: '',
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  now: Date.now,
  // The login page is the auth provider's to show.
  onLoggedOut: () => Promise.resolve(),
});

/** Calls an endpoint by name. Rejects with `HttpError`, see `problemOf`, for every refusal, also when no answer came. */
export const callApi: CallApi<ConsoleEndpointName> = (name, input) =>
  client(name, input).catch((error: unknown) => {
    throw error instanceof ApiProblem ? refusal(error) : error;
  });

/**
 * Sends one request by its address: for react-admin's lists and records, which want more of an answer than its body, and
 * for what is no endpoint.
 *
 * @param address with its query
 * @throws HttpError, see `problemOf`, for every answer that is no success, also when none came
 */
export async function sendRequest(
  address: string,
  options: { method?: string; body?: BodyInit | null; headers?: HeadersInit; keepalive?: boolean } = {},
): Promise<ApiAnswer> {
  const answer = await answered(address, options);
  const body = await textOf(answer);
  return { status: answer.status, headers: answer.headers, body, json: parse(body) };
}

/** A file as it is: its first bytes may be a mark that a text loses. @throws HttpError like `sendRequest` */
export async function fetchBytes(address: string): Promise<Blob> {
  const answer = await answered(address);
  return answer.blob().catch(unanswered);
}

async function answered(
  address: string,
  options: { method?: string; body?: BodyInit | null; headers?: HeadersInit; keepalive?: boolean } = {},
): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  headers.set('x-request-type', 'client');
  if (options.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const answer = await fetch(address, { ...options, headers, credentials: 'same-origin' }).catch(unanswered);
  if (!answer.ok) {
    const body = parse(await textOf(answer));
    throw refusal(ApiProblem.fromBody(answer.status, body, answer.headers.get('x-request-id')));
  }
  return answer;
}

const textOf = (answer: Response): Promise<string> => answer.text().catch(unanswered);

function unanswered(): never {
  throw refusal(new ApiProblem('unavailable', 0));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
