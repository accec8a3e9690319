import { RenderTurns } from './render-turns.js';

const here = () => false;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Renders that end when they are told to. */
function studio() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    render: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    /** Ends a render once it is under way. */
    async finish(name: string) {
      while (!ends.has(name)) await settled();
      ends.get(name)?.();
      await settled();
    },
  };
}

describe('turns at rendering', () => {
  it('go round: whoever asks for many pages waits behind itself', async () => {
    const { started, render, finish } = studio();
    const turns = new RenderTurns({ atOnce: 2, ofOne: 1, mayWait: 10, mayWaitOfOne: 5 });
    const all = [
      ...['a1', 'a2', 'a3'].map((name) => turns.pass('a', render(name), here)),
      turns.pass('b', render('b1'), here),
      turns.pass('c', render('c1'), here),
    ];
    await settled();
    expect(started).toEqual(['a1', 'b1']);
    await finish('b1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await finish('c1');
    for (const name of ['a1', 'a2', 'a3']) await finish(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('are refused once too many wait, of one or of all, and free again afterwards', async () => {
    const { render, finish } = studio();
    const turns = new RenderTurns({ atOnce: 1, ofOne: 1, mayWait: 3, mayWaitOfOne: 2 });
    const running = turns.pass('a', render('a1'), here);
    const waiting = [turns.pass('a', render('a2'), here), turns.pass('a', render('a3'), here)];
    const refused = { code: 'unavailable', params: { retry_after: 2 } };
    await expect(turns.pass('a', render('a4'), here)).rejects.toMatchObject(refused);
    waiting.push(turns.pass('b', render('b1'), here));
    await expect(turns.pass('c', render('c1'), here)).rejects.toMatchObject(refused);
    for (const name of ['a1', 'b1', 'a2', 'a3']) await finish(name);
    await Promise.all([running, ...waiting]);
    const later = turns.pass('c', render('c2'), here);
    await finish('c2');
    expect(await later).toBe('c2');
  });

  it('are not taken for a reader who left, and a page that fails gives its turn back', async () => {
    const turns = new RenderTurns({ atOnce: 1, ofOne: 1, mayWait: 3, mayWaitOfOne: 3 });
    const render = jest.fn(() => Promise.reject(new Error('broken')));
    await expect(turns.pass('a', render, () => true)).rejects.toMatchObject({ code: 'unavailable' });
    expect(render).not.toHaveBeenCalled();
    await expect(turns.pass('a', render, here)).rejects.toThrow('broken');
    expect(await turns.pass('a', () => Promise.resolve('fine'), here)).toBe('fine');
  });
});
