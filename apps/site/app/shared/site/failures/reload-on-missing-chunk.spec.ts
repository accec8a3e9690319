import { reloadOnMissingChunk } from './reload-on-missing-chunk';

it('reloads for a missing chunk, at most once a minute', () => {
  let listener: (event: Event) => void = () => undefined;
  const stored = new Map<string, string>();
  const reload = jest.fn();
  let now = 1_000_000;
  reloadOnMissingChunk(
    {
      addEventListener: (_, added) => (listener = added),
      sessionStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      },
      location: { reload },
    },
    () => now,
  );
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    listener(event);
    return event.defaultPrevented;
  };
  expect(fail()).toBe(true);
  now += 59_999;
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 1;
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});
