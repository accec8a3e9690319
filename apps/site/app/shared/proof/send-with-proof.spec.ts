import { ApiProblem } from '@kindling/contract/api-problem';
import { sendWithProof, type ChallengeAnswer } from './send-with-proof';

const solve = ({ difficulty }: { difficulty: number }) => Promise.resolve(`solved-${difficulty}`);

/** A call that is refused with these difficulties first. @returns what was sent */
function call(...difficulties: number[]) {
  const sent: (string | undefined)[] = [];
  const send = async (answer: ChallengeAnswer | undefined): Promise<string> => {
    await Promise.resolve();
    sent.push(answer && `${answer.challenge}:${answer.solution}`);
    const difficulty = difficulties[sent.length - 1];
    if (difficulty !== undefined) throw new ApiProblem('proof_required', 428, { challenge: 'c', difficulty });
    return 'in';
  };
  return { send, sent };
}

describe('a call that may be asked for work', () => {
  it('is sent as it is, and once more with each work that was asked for', async () => {
    const easy = call();
    expect(await sendWithProof(easy.send, solve)).toBe('in');
    expect(easy.sent).toEqual([undefined]);
    const hard = call(17, 19);
    expect(await sendWithProof(hard.send, solve)).toBe('in');
    expect(hard.sent).toEqual([undefined, 'c:solved-17', 'c:solved-19']);
  });

  it('does not go on for ever, and every other refusal is shown', async () => {
    const endless = call(...Array<number>(20).fill(17));
    await expect(sendWithProof(endless.send, solve)).rejects.toMatchObject({ code: 'proof_required' });
    expect(endless.sent).toHaveLength(6);
    const refused = () => Promise.reject(new ApiProblem('login_failed', 401));
    await expect(sendWithProof(refused, solve)).rejects.toMatchObject({ code: 'login_failed' });
  });
});
