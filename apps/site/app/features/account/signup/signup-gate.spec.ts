import { ApiProblem } from '@kindling/contract/api-problem';
import type { SiteApi } from '@kindling/contract/site-request';
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
function server(
  first: { challenge: string; difficulty: number; signups_open?: boolean } | null,
  ...replies: Reply[]
) {
  const sent: (string | undefined)[] = [];
  const opened: string[] = [];
  const call = async (name: string, input?: { body: SignupBody }): Promise<unknown> => {
    await Promise.resolve();
    if (name === 'getSignupChallenge') {
      opened.push(name);
      if (!first) throw new ApiProblem('unavailable', 0);
      return { signups_open: true, ...first };
    }
    const { challenge } = input?.body ?? {};
    sent.push(challenge && `${challenge.challenge}:${challenge.solution}`);
    return replies[sent.length - 1]?.();
  };
  const api = call as SiteApi;
  return { api, sent, opened };
}

const refuse =
  (code: ApiProblem['code'], params: ApiProblem['params'] = {}): Reply =>
  () => {
    throw new ApiProblem(code, 428, params);
  };
const solve = ({ difficulty }: { difficulty: number }) => Promise.resolve(`solved-${difficulty}`);
/** Of a form that was just opened. */
function opened(api: SiteApi, solving = solve) {
  const worked: boolean[] = [];
  const listener = { onOpen: () => undefined, onWork: (working: boolean) => worked.push(working) };
  const gate = new SignupGate(api, solving, listener);
  gate.open();
  return { gate, worked };
}

describe('the gate of the signup', () => {
  it('sends the challenge of the form', async () => {
    const { api, sent } = server({ challenge: 'c', difficulty: 0 }, () => answer);
    const { gate, worked } = opened(api);
    expect(await gate.send(body)).toBe(answer);
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
    const { gate, worked } = opened(api);
    expect(await gate.send(body)).toBe(answer);
    expect(sent).toEqual(['c:', 'd:solved-17', 'e:solved-19']);
    expect(worked).toEqual([true, true, false]);
  });

  it('begins the work with the form where there is any, and is silent once it is done', async () => {
    const { api, sent } = server({ challenge: 'c', difficulty: 18 }, () => answer);
    const { gate, worked } = opened(api);
    await new Promise(setImmediate);
    expect(worked).toEqual([true, false]);
    await gate.send(body);
    expect(sent).toEqual(['c:solved-18']);
    expect(worked).toEqual([true, false, false]);
  });

  it('says that it works where the form is sent before the work is done', async () => {
    const { api, sent } = server({ challenge: 'c', difficulty: 18 }, () => answer);
    let finish: (solution: string) => void = () => undefined;
    const { gate, worked } = opened(api, () => new Promise((done) => (finish = done)));
    const signup = gate.send(body);
    await new Promise(setImmediate);
    expect(worked).toEqual([true]);
    finish('late');
    expect(await signup).toBe(answer);
    expect(sent).toEqual(['c:late']);
    expect(worked).toEqual([true, false]);
  });

  it('sends without a challenge where none was to be had', async () => {
    const { api, sent } = server(null, () => answer);
    await opened(api).gate.send(body);
    expect(sent).toEqual([undefined]);
  });

  it('tells whether the visit may sign up at all', async () => {
    const told: boolean[] = [];
    for (const signups_open of [true, false]) {
      const { api } = server({ challenge: 'c', difficulty: 0, signups_open });
      new SignupGate(api, solve, { onOpen: (open) => told.push(open), onWork: () => undefined }).open();
      await new Promise(setImmediate);
    }
    expect(told).toEqual([true, false]);
  });

  it('keeps its challenge for a draft with a wrong field, and gets a new one after every other refusal', async () => {
    const { api, opened: asked } = server(
      { challenge: 'c', difficulty: 0 },
      refuse('validation_failed'),
      refuse('email_taken'),
      () => answer,
    );
    const { gate } = opened(api);
    await expect(gate.send(body)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(asked).toHaveLength(1);
    await expect(gate.send(body)).rejects.toMatchObject({ code: 'email_taken' });
    expect(asked).toHaveLength(2);
    expect(await gate.send(body)).toBe(answer);
  });

  it('does not go on for ever', async () => {
    const again = refuse('proof_required', { challenge: 'd', difficulty: 1 });
    const { api, sent } = server({ challenge: 'c', difficulty: 0 }, ...Array<Reply>(20).fill(again));
    await expect(opened(api).gate.send(body)).rejects.toMatchObject({ code: 'proof_required' });
    expect(sent).toHaveLength(6);
  });
});
