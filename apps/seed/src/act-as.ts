import type { EndpointName } from '@kindling/contract/endpoints';
import type { Answer, CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import type { StaffDirectory } from '@kindling/server/kernel/sessions/staff-directory';
import { Call, type CallRequest } from '@kindling/server/kernel/http/call';
import { demoStaffId } from '@kindling/demo/plan/ids';
import type { DemoColleague } from '@kindling/demo/plan/desk';
import type { EndpointRegistry } from '@kindling/server/kernel/http/endpoint-registry';

/** Does as a member what the API lets members do, in this process and by all of its rules. */
export type ActAs = <N extends EndpointName>(
  memberId: string,
  name: N,
  input: CallInput<Routes[N]>,
) => Promise<Answer<Routes[N]>>;

/** The same as a member of the demo's staff. @throws Error where there is none, as in a demo of an older build */
export type ActAsStaff = <N extends EndpointName>(
  colleague: DemoColleague,
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

/** @throws Problem as the endpoint would answer it */
export function staffActingThrough(endpoints: EndpointRegistry, directory: StaffDirectory): ActAsStaff {
  return (colleague, name, input) => {
    const caller = async () => {
      const staff = await directory.find(demoStaffId(colleague));
      if (!staff) throw new Error(`The demo has no ${colleague}`);
      return { kind: 'staff' as const, ...staff, sessionHash: 'seed' };
    };
    return endpoints.call(name, input, new Call(request, caller));
  };
}
