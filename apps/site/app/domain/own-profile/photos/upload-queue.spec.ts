import { ApiProblem } from '@kindling/contract/api-problem';
import { sendable, UploadQueue } from './upload-queue';

interface Sending {
  name: string;
  arrive: () => void;
  fail: (problem: unknown) => void;
  progress: (part: number) => void;
  signal: AbortSignal;
}

function queueOf() {
  const sendings: Sending[] = [];
  const arrived: [name: string, last: boolean][] = [];
  const queue = new UploadQueue<string>(
    (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        sendings.push({
          name: file.name,
          arrive: () => resolve(file.name),
          fail: reject,
          progress: onProgress,
          signal,
        });
      }),
    (answer, last) => arrived.push([answer, last]),
  );
  const states = () => Object.fromEntries(queue.all().map(({ name, state }) => [name, state]));
  const idOf = (name: string) => queue.all().find((one) => one.name === name)?.id ?? 0;
  const sendingOf = (name: string) => sendings.findLast((one) => one.name === name);
  return { queue, sendings, arrived, states, idOf, sendingOf };
}

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const files = (...names: string[]) => names.map((name) => file(name));
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('nothing is sent before the member says so, and then two at a time', async () => {
  const { queue, sendings, arrived, states, sendingOf } = queueOf();
  queue.add(files('a', 'b', 'c'));
  expect(sendings).toEqual([]);
  expect(queue.isSending).toBe(false);
  queue.sendReady(3);
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
  sendingOf('b')?.arrive();
  await settled();
  expect(states()).toEqual({ a: 'sending', c: 'sending' });
  sendingOf('a')?.arrive();
  sendingOf('c')?.arrive();
  await settled();
  expect(arrived).toEqual([
    ['b', false],
    ['a', false],
    ['c', true],
  ]);
  expect(queue.isSending).toBe(false);
});

test('sending all is over when nothing is on its way, and says whether something failed meanwhile', async () => {
  const { queue, idOf, sendingOf } = queueOf();
  queue.add([...files('a', 'b'), file('notes.txt', 'text/plain')]);
  const sent = queue.sendAll(3);
  sendingOf('a')?.arrive();
  await settled();
  expect(queue.isSending).toBe(true);
  sendingOf('b')?.arrive();
  // What was refused before it was sent is no failure of the sending.
  expect(await sent).toBe(true);

  queue.add(files('c'));
  const again = queue.sendAll(3);
  sendingOf('c')?.fail(new Error('lost'));
  expect(await again).toBe(false);
  queue.retry(idOf('c'));
  const third = queue.sendAll(3);
  sendingOf('c')?.arrive();
  expect(await third).toBe(true);
});

test('only what there is room for is sent; the rest stays ready, and goes when there is room', () => {
  const { queue, states } = queueOf();
  queue.add(files('a', 'b', 'c'));
  queue.sendReady(2);
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'ready' });
  expect(sendable(queue.all(), 2).size).toBe(0);
  queue.sendReady(2);
  expect(states()).toMatchObject({ c: 'ready' });
  queue.sendReady(3);
  expect(states()).toMatchObject({ c: 'waiting' });
});

test('what fails stays with its reason and can be tried again, while the others go on', async () => {
  const { queue, sendings, states, idOf, sendingOf } = queueOf();
  queue.add(files('a', 'b', 'c'));
  queue.sendReady(3);
  const problem = new ApiProblem('photo_unreadable', 422);
  sendingOf('a')?.fail(problem);
  await settled();
  expect(states()).toEqual({ a: 'failed', b: 'sending', c: 'sending' });
  expect(queue.all()[0]?.problem).toBe(problem);
  queue.retry(idOf('a'));
  expect(states()).toMatchObject({ a: 'waiting' });
  sendingOf('c')?.arrive();
  await settled();
  expect(states()).toEqual({ a: 'sending', b: 'sending' });
  expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
});

test.each([new ApiProblem('unavailable', 0), new ApiProblem('rate_limited', 429)])(
  '%s holds back all that still wait, instead of failing each',
  async (problem) => {
    const { queue, sendings, states, sendingOf } = queueOf();
    queue.add(files('a', 'b', 'c', 'd'));
    queue.sendReady(4);
    sendingOf('a')?.fail(problem);
    await settled();
    expect(states()).toEqual({ a: 'failed', b: 'sending', c: 'ready', d: 'ready' });
    expect(sendings).toHaveLength(2);
  },
);

test('what is taken away is broken off, makes room for the next, and does not come back', async () => {
  const { queue, states, idOf, sendingOf } = queueOf();
  queue.add(files('a', 'b', 'c'));
  queue.sendReady(3);
  const first = sendingOf('a');
  queue.remove(idOf('a'));
  expect(first?.signal.aborted).toBe(true);
  first?.fail(new ApiProblem('unavailable', 0));
  await settled();
  expect(states()).toEqual({ b: 'sending', c: 'sending' });
});

test('what no server would take says so at once and is never sent; cut to size it is ready', () => {
  const { queue, sendings, states, idOf } = queueOf();
  queue.add([file('letter.pdf', 'application/pdf'), file('a')]);
  expect(states()).toEqual({ 'letter.pdf': 'failed', a: 'ready' });
  queue.replace(idOf('letter.pdf'), file('letter.jpg'));
  expect(states()).toEqual({ 'letter.jpg': 'ready', a: 'ready' });
  expect(sendings).toEqual([]);
});

test('a part that has left is told, and there are never more tiles than photos can be', () => {
  const { queue, sendingOf } = queueOf();
  expect(queue.add(files(...Array.from({ length: 40 }, (_, n) => `f${n}`)))).toBe(15);
  expect(queue.all()).toHaveLength(25);
  queue.sendReady(1);
  sendingOf('f0')?.progress(0.4);
  expect(queue.all()[0]).toMatchObject({ state: 'sending', part: 0.4 });
});
