import { isLive, onLiveState, setLive, whenListenedTo } from './live-state';

afterEach(() => setLive(false));

it('tells whoever listens that events come in, and that they no longer do', () => {
  const heard: boolean[] = [];
  const stop = onLiveState(() => heard.push(isLive()));
  for (const is of [true, true, false]) setLive(is);
  stop();
  setLive(true);
  expect(heard).toEqual([true, false]);
});

it('opens the connection for who listens, whoever comes first', () => {
  const open = jest.fn();
  const end = whenListenedTo(open);
  expect(open).not.toHaveBeenCalled();
  const stop = onLiveState(() => undefined);
  expect(open).toHaveBeenCalledTimes(1);
  end();

  const later = jest.fn();
  const endLater = whenListenedTo(later);
  expect(later).toHaveBeenCalledTimes(1);
  endLater();
  stop();
  onLiveState(() => undefined)();
  expect(later).toHaveBeenCalledTimes(1);
});
