import type { EndpointName } from '@kindling/contract/endpoints';
import type { Answer, CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import { Call, type CallRequest } from '@kindling/server/kernel/http/call';
import type { EndpointRegistry } from '@kindling/server/kernel/http/endpoint-registry';

/** Does as a member what the API lets members do, in this process and by all of its rules. */
export type ActAs = <N extends EndpointName>(
  memberId: string,
  name: N,
  input: CallInput<Routes[N]>,
) => Promise<Answer<Routes[N]>>;

const request: CallRequest = {
  id: 'seed',
  address: '127.0.0.1',
  headers: {},
  cookies: {},
  secure: false,
  origin: 'http://localhost',
  country: null,
  rawBody: undefined,
};

/** @throws Problem as the endpoint would answer it */
export function actingThrough(endpoints: EndpointRegistry): ActAs {
  return (memberId, name, input) =>
    endpoints.call(
      name,
      input,
      new Call(request, () => Promise.resolve({ kind: 'member', memberId, sessionHash: 'seed' })),
    );
}
