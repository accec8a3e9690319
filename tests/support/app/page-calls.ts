import type { EndpointName } from '../../../packages/contract/src/endpoints.ts';
import { Call } from '../../../apps/server/src/kernel/http/call.ts';
import { EndpointRegistry } from '../../../apps/server/src/kernel/http/endpoint-registry.ts';
import { PageReads } from '../../../apps/server/src/kernel/pages/page-reads.ts';
import { MemberSessions } from '../../../apps/server/src/kernel/sessions/member-sessions.ts';
import type { TestMember } from '../members/members.ts';
import type { TestApp } from './test-app.ts';

/**
 * What a page of a member's asks the server for: who the member is, then the rest, as its loaders do.
 *
 * @returns the answers, in the order of the calls
 */
export function callsOfPage(
  app: TestApp,
  { cookies }: TestMember,
  ...parts: [EndpointName, object][]
): Promise<unknown[]> {
  const [token = ''] = Object.values(cookies);
  const call = new Call(
    {
      id: 'page',
      address: '10.0.0.1',
      headers: {},
      cookies,
      secure: false,
      origin: `http://${app.hostOf('alpha.localhost')}`,
      country: null,
      rawBody: undefined,
    },
    async () => (await app.nest.get(MemberSessions).find(token)) ?? { kind: 'visitor' },
  );
  const endpoints = app.nest.get(EndpointRegistry);
  return app.inTenant('alpha', () =>
    PageReads.run(async () => {
      const answers: unknown[] = [];
      for (const [name, input] of [['getUser', {}], ['getCompanyInfo', {}], ...parts] as const)
        answers.push(await endpoints.call(name as never, input as never, call));
      return answers;
    }),
  );
}
