import { secondsOf } from './popup-seconds';

describe('the seconds of a like popup', () => {
  it('are a positive whole number', () => {
    expect(['1', '20', '999999'].map(secondsOf)).toEqual([1, 20, 999_999]);
    for (const nonsense of [null, '', '0', '-1', '1.5', '1e3', ' 2', '٣', '1000000', 'x'])
      expect(secondsOf(nonsense)).toBeNull();
  });
});
