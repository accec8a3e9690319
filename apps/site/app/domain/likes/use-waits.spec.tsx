import { act, renderHook } from '@testing-library/react';
import { useWaits } from './use-waits';

const until = '2026-05-01T10:00:00.000Z';

describe('waiting for the next like', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse(until) - 90_000 }));
  afterEach(() => void jest.useRealTimers());

  it('lasts until the moment the server named, and ends by itself', () => {
    const { result } = renderHook(() => useWaits(until));
    expect(result.current).toBe(true);
    act(() => void jest.advanceTimersByTime(89_000));
    expect(result.current).toBe(true);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(result.current).toBe(false);
  });

  it('is for nobody who has likes left', () => {
    expect(renderHook(() => useWaits(null)).result.current).toBe(false);
  });
});
