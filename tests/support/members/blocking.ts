import type { Answer } from '../../../packages/contract/src/route.ts';
import type { listBlocks } from '../../../packages/contract/src/profiles/calls/blocks.ts';
import type { TestMember } from './members.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

/** Blocks of members of brand `alpha`, through HTTP. */
export function blocking(app: () => TestApp) {
  const host = 'alpha.localhost';
  return {
    block: (member: TestMember, profileId: string): Promise<TestAnswer> =>
      app().request(host, {
        method: 'POST',
        path: '/api/blocks',
        body: { profile_id: profileId },
        cookies: member.cookies,
      }),
    unblock: (member: TestMember, profileId: string): Promise<TestAnswer> =>
      app().request(host, { method: 'DELETE', path: `/api/blocks/${profileId}`, cookies: member.cookies }),
    blocks: async (member: TestMember) => {
      const answer = await app().request(host, { path: '/api/blocks', cookies: member.cookies });
      return (answer.json as Answer<typeof listBlocks>).blocks;
    },
  };
}
