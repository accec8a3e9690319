import { confirmMailChange } from '@kindling/contract/accounts/calls/credentials';
import type { ProblemCode } from '@kindling/contract/problems';
import { problem } from '../ground/problem.js';
import { Call } from './call.js';
import { runEndpoint } from './pipeline.js';

const call = new Call(
  {
    id: 'call',
    address: '10.0.0.1',
    headers: {},
    cookies: {},
    secure: false,
    origin: 'http://vonk.localhost',
    country: null,
    rawBody: undefined,
  },
  () => Promise.resolve({ kind: 'visitor' }),
);

/** A call whose handler refuses with a code. */
const refusing = (code: ProblemCode) =>
  runEndpoint(
    confirmMailChange,
    () => {
      throw problem(code as 'link_expired');
    },
    { body: { token: 'x' } },
    call,
  );

describe('a refusal of a handler', () => {
  it('passes where its route names it, and where every call may have it', async () => {
    await expect(refusing('link_expired')).rejects.toMatchObject({ code: 'link_expired', status: 410 });
    await expect(refusing('unavailable')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('fails, outside production, where its route does not name it', async () => {
    await expect(refusing('email_taken')).rejects.toThrow(
      'confirmMailChange refuses with email_taken, which its route does not name',
    );
  });
});
