import { ApiProblem } from '@kindling/contract/api-problem';
import type { UnsentMessage } from '../../unsent/unsent-messages';
import { fromStorage, SendQueue, type Outgoing } from './send-queue';

const unsent = (clientId: string, extra: Partial<UnsentMessage> = {}): UnsentMessage => ({
  clientId,
  to: { id: 'p1', name: 'Mo', fictional: false },
  text: clientId,
  gift: null,
  replyTo: null,
  writtenAt: '2026-05-01T10:00:00.000Z',
  acknowledged: false,
  isFailed: false,
  ...extra,
});
const written = (clientId: string, extra: Partial<UnsentMessage> = {}) =>
  fromStorage(unsent(clientId, extra));

/** A queue whose server answers as a test demands. */
function queueOf(answers: (message: Outgoing, tries: number) => ApiProblem | undefined) {
  const told: string[] = [];
  const kept = new Map<string, UnsentMessage>();
  const tries = new Map<string, number>();
  const network = { online: true };
  const queue = new SendQueue<string>({
    send: (message) => {
      const count = (tries.get(message.clientId) ?? 0) + 1;
      tries.set(message.clientId, count);
      const problem = answers(message, count);
      return problem ? Promise.reject(problem) : Promise.resolve('sent');
    },
    onSent: ({ clientId }) => told.push(clientId),
    onStop: (_, texts, stop) => told.push(`${stop}: ${texts.map(({ clientId }) => clientId).join()}`),
    onUnacknowledged: ({ clientId }) => told.push(`unacknowledged: ${clientId}`),
    onUnconfirmed: ({ clientId }, reason) => told.push(`${reason}: ${clientId}`),
    keep: (message) => kept.set(message.clientId, message),
    drop: (clientId) => kept.delete(clientId),
    isGone: (clientId) => !kept.has(clientId),
    isOnline: () => network.online,
  });
  const states = () => queue.all().map(({ clientId, state }) => `${clientId} ${state}`);
  return { queue, told, kept, network, states, settled: () => new Promise((done) => setImmediate(done)) };
}

const unreached = new ApiProblem('unavailable', 0);

describe('messages on their way', () => {
  it('go one after the other to each member, and are forgotten once they arrived', async () => {
    const { queue, told, kept, settled, states } = queueOf(() => undefined);
    queue.add(written('1'));
    queue.add(written('2'));
    expect(states()).toEqual(['1 sending', '2 waiting']);
    expect([...kept.keys()]).toEqual(['1', '2']);
    await settled();
    expect([told, states(), kept.size]).toEqual([['1', '2'], [], 0]);
  });

  it('wait in their order where nothing is reached, and go in it later', async () => {
    const { queue, told, kept, network, settled, states } = queueOf((_, tries) =>
      tries === 1 ? unreached : undefined,
    );
    queue.add(written('1'));
    await settled();
    expect(states()).toEqual(['1 waiting']);
    network.online = false;
    queue.add(written('2'));
    queue.resume();
    await settled();
    expect([states(), told, kept.size]).toEqual([['1 waiting', '2 waiting'], [], 2]);
    network.online = true;
    queue.resume();
    await settled();
    expect([told, states()]).toEqual([['1'], ['2 waiting']]);
    queue.resume();
    await settled();
    expect(told).toEqual(['1', '2']);
  });

  it('that are refused stay until they are sent again or given up, and hold nobody up', async () => {
    const { queue, told, kept, settled, states } = queueOf(({ clientId }, tries) =>
      clientId === '1' && tries === 1 ? new ApiProblem('message_too_long', 400) : undefined,
    );
    queue.add(written('1'));
    queue.add(written('2'));
    await settled();
    expect([told, states(), kept.get('1')?.isFailed]).toEqual([['2'], ['1 failed'], true]);
    queue.retry('1');
    await settled();
    expect([told, kept.size]).toEqual([['2', '1'], 0]);
    queue.add(written('3', { isFailed: true }));
    expect(states()).toEqual(['3 failed']);
    queue.discard('3');
    expect([states(), kept.size]).toEqual([[], 0]);
  });

  it('are given back together, in their order, where something is missing for them', async () => {
    const { queue, told, kept, settled, states } = queueOf(({ to }) =>
      to.id === 'p1' ? new ApiProblem('insufficient_credits', 402) : undefined,
    );
    queue.add(written('1'));
    queue.add(written('2'));
    queue.add(written('other', { to: { id: 'p2', name: 'Bo', fictional: false } }));
    await settled();
    expect(told.toSorted()).toEqual(['insufficient_credits: 1,2', 'other']);
    expect([states(), kept.size]).toEqual([[], 0]);
  });

  it('stay with the reason where they are gifts, which no field can take back', async () => {
    const { queue, told, kept, settled, states } = queueOf(() => new ApiProblem('insufficient_credits', 402));
    queue.add(written('rose', { text: '', gift: 'rose' }));
    queue.add(written('words'));
    await settled();
    expect([told, states()]).toEqual([['insufficient_credits: words'], ['rose failed']]);
    expect([queue.all()[0]?.problem?.code, kept.get('rose')?.isFailed]).toEqual([
      'insufficient_credits',
      true,
    ]);
  });

  it('are not sent once another page gave them up', async () => {
    const { queue, told, kept, network, settled, states } = queueOf(() => undefined);
    network.online = false;
    for (const id of ['1', '2', '3']) queue.add(written(id));
    queue.forget('1');
    kept.delete('2');
    network.online = true;
    queue.resume();
    await settled();
    expect([told, states()]).toEqual([['3'], []]);
  });

  it('that want an acknowledgement leave, and the next ones go', async () => {
    const { queue, told, settled } = queueOf(({ clientId }) =>
      clientId === '1' ? new ApiProblem('fictional_acknowledgement_required', 409) : undefined,
    );
    queue.add(written('1'));
    queue.add(written('2'));
    await settled();
    expect(told).toEqual(['unacknowledged: 1', '2']);
  });

  it('whose author is to be asked leave with the reason, and the next ones go', async () => {
    const { queue, told, kept, settled } = queueOf(({ clientId }) =>
      clientId === '1'
        ? new ApiProblem('message_confirmation_required', 428, { reason: 'money' })
        : undefined,
    );
    queue.add(written('1'));
    queue.add(written('2'));
    await settled();
    expect(told).toEqual(['money: 1', '2']);
    expect([...kept.keys()]).toEqual([]);
    // A yes outlives a reload.
    queue.add(written('1', { isSure: true }));
    expect(kept.get('1')).toMatchObject({ isSure: true });
  });

  it('are taken once under their client id', async () => {
    const { queue, told, settled } = queueOf(() => undefined);
    queue.add(written('1'));
    queue.add(written('1'));
    await settled();
    expect(told).toEqual(['1']);
  });

  describe('whose credits are being bought', () => {
    const payment = { id: 'p', atMost: 10, isSettled: false };

    it('wait for that payment, and go once it is settled', async () => {
      const { queue, told, kept, settled, states } = queueOf(() => undefined);
      queue.add(written('held', { payment }));
      queue.add(written('other', { payment: { ...payment, id: 'q' } }));
      queue.add(written('now'));
      await settled();
      queue.resume();
      queue.settle('nobody’s');
      await settled();
      expect([told, states()]).toEqual([['now'], ['held unpaid', 'other unpaid']]);
      expect(queue.unpaid().map(({ payment: { id } }) => id)).toEqual(['p', 'q']);
      expect(kept.get('held')?.payment).toEqual(payment);
      queue.settle('p');
      expect(kept.get('held')?.payment).toEqual({ ...payment, isSettled: true });
      queue.settle('p');
      await settled();
      expect([told, states(), [...kept.keys()]]).toEqual([['now', 'held'], ['other unpaid'], ['other']]);
    });

    it('are not lost with the page: one still waits, one goes, one says why it did not', () => {
      const { queue, kept } = queueOf(() => undefined);
      queue.add(written('held', { payment }));
      queue.add(written('refused', { isFailed: true, refusal: 'message_price_changed', payment }));
      const again = [...kept.values()].map((message) =>
        fromStorage(JSON.parse(JSON.stringify(message)) as UnsentMessage),
      );
      expect(again.map(({ state, problem }) => [state, problem?.code])).toEqual([
        ['unpaid', undefined],
        ['failed', 'message_price_changed'],
      ]);
      expect(fromStorage(unsent('settled', { payment: { ...payment, isSettled: true } })).state).toBe(
        'waiting',
      );
    });

    it('come back where nothing was paid: texts as such, gifts in their place', async () => {
      const { queue, told, kept, settled, states } = queueOf(() => undefined);
      queue.add(written('words', { payment }));
      queue.add(written('rose', { text: '', gift: 'rose', payment }));
      const texts = queue.release('p', new ApiProblem('insufficient_credits', 402));
      await settled();
      expect([texts.map(({ clientId }) => clientId), told]).toEqual([['words'], []]);
      expect([states(), [...kept.keys()]]).toEqual([['rose failed'], ['rose']]);
      expect(kept.get('rose')?.refusal).toBe('insufficient_credits');
    });

    it('stay when another to the same member is stopped, and can wait after they were stopped', async () => {
      const { queue, told, settled, states } = queueOf(({ clientId }) =>
        clientId === 'held' ? undefined : new ApiProblem('insufficient_credits', 402),
      );
      queue.add(written('held', { payment }));
      queue.add(written('words'));
      queue.add(written('rose', { text: '', gift: 'rose' }));
      await settled();
      expect([told, states()]).toEqual([['insufficient_credits: words'], ['held unpaid', 'rose failed']]);
      queue.awaitPayment('rose', payment);
      expect(states()).toEqual(['held unpaid', 'rose unpaid']);
    });

    it('go at today’s price once their author saw it, and not after they were taken back', async () => {
      const prices: (number | undefined)[] = [];
      const { queue, told, kept, settled, states } = queueOf((message) => {
        prices.push(message.payment?.atMost);
        return message.payment ? new ApiProblem('message_price_changed', 409) : undefined;
      });
      queue.add(written('held', { payment }));
      queue.add(written('back', { payment }));
      kept.delete('back');
      queue.settle('p');
      await settled();
      expect([told, states()]).toEqual([[], ['held failed', 'back unpaid']]);
      queue.retry('held');
      await settled();
      expect([prices, told]).toEqual([[10, undefined], ['held']]);
    });
  });
});
