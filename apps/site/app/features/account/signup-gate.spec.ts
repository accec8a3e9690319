import { ApiProblem } from '@kindling/contract/api-problem';
import type { CallApi } from '@kindling/contract/site-request';
import { SignupGate, type SignupBody } from './signup-gate';

const body: SignupBody = {
  email: 'a@b.test',
  name: 'Ada',
  date_of_birth: '1990-01-01',
  password: 'long enough',
};
const answer = { user: null };

type Reply = () => typeof answer;

/** A server of a test: each signup gets the next reply. */
function server(first: { challenge: string; difficulty: number } | null, ...replies: Reply[]) {
  const sent: (string | undefined)[] = [];
  const opened: string[] = [];
  const call = async (name: string, input?: { body: SignupBody }): Promise<unknown> => {
    await Promise.resolve();
    if (name === 'getSignupChallenge') {
      opened.push(name);
      if (!first) throw new ApiProblem('unavailable', 0);
      return { ...first, signups_open: true };
    }
    const { challenge } = input?.body ?? {};
    sent.push(challenge && `${challenge.challenge}:${challenge.solution}`);
    return replies[sent.length - 1]?.();
  };
  const api = call as CallApi;
  return { api, sent, opened };
}

const refuse =
  (code: ApiProblem['code'], params: ApiProblem['params'] = {}): Reply =>
  () => {
    throw new ApiProblem(code, 428, params);
  };
const solve = ({ difficulty }: { difficulty: number }) => Promise.resolve(`solved-${difficulty}`);
const opened = (api: CallApi) => {
  const gate = new SignupGate(api, solve, () => undefined);
  gate.open();
  return gate;
};

describe('the gate of the signup', () => {
  it('sends the challenge of the form', async () => {
    const { api, sent } = server({ challenge: 'c', difficulty: 0 }, () => answer);
    const worked: boolean[] = [];
    expect(await opened(api).send(body, (working) => worked.push(working))).toBe(answer);
    expect(sent).toEqual(['c:']);
    expect(worked).not.toContain(true);
  });

  it('does the work that is asked for, says so meanwhile, and sends again', async () => {
    const { api, sent } = server(
      { challenge: 'c', difficulty: 0 },
      refuse('proof_required', { challenge: 'd', difficulty: 17 }),
      refuse('proof_required', { challenge: 'e', difficulty: 19 }),
      () => answer,
    );
    const worked: boolean[] = [];
    expect(await opened(api).send(body, (working) => worked.push(working))).toBe(answer);
    expect(sent).toEqual(['c:', 'd:solved-17', 'e:solved-19']);
    expect(worked).toEqual([false, true, true, false]);
  });

  it('begins the work with the form where there is any', async () => {
    const { api, sent } = server({ challenge: 'c', difficulty: 18 }, () => answer);
    await opened(api).send(body, () => undefined);
    expect(sent).toEqual(['c:solved-18']);
  });

  it('sends without a challenge where none was to be had', async () => {
    const { api, sent } = server(null, () => answer);
    await opened(api).send(body, () => undefined);
    expect(sent).toEqual([undefined]);
  });

  it('keeps its challenge for a draft with a wrong field, and gets a new one after every other refusal', async () => {
    const { api, opened: asked } = server(
      { challenge: 'c', difficulty: 0 },
      refuse('validation_failed'),
      refuse('email_taken'),
      () => answer,
    );
    const gate = opened(api);
    await expect(gate.send(body, () => undefined)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(asked).toHaveLength(1);
    await expect(gate.send(body, () => undefined)).rejects.toMatchObject({ code: 'email_taken' });
    expect(asked).toHaveLength(2);
    expect(await gate.send(body, () => undefined)).toBe(answer);
  });

  it('does not go on for ever', async () => {
    const again = refuse('proof_required', { challenge: 'd', difficulty: 1 });
    const { api, sent } = server({ challenge: 'c', difficulty: 0 }, ...Array<Reply>(20).fill(again));
    await expect(opened(api).send(body, () => undefined)).rejects.toMatchObject({ code: 'proof_required' });
    expect(sent).toHaveLength(6);
  });
});
