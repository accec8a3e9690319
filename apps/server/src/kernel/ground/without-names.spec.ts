import { withoutNames } from './without-names.js';

describe('a text without names', () => {
  it('has none of them left, in whatever case, and nothing else changed', () => {
    const names = ['Zoë (1)', 'zoe@example.test'];
    expect(withoutNames('zoë (1) wrote from ZOE@example.test to Zoltan', names)).toBe(
      '– wrote from – to Zoltan',
    );
    expect(withoutNames('Nothing', ['', ...names])).toBe('Nothing');
    expect(withoutNames('Nothing', [])).toBe('Nothing');
  });

  it('goes by the longer one of two that begin alike', () => {
    expect(withoutNames('Ann Lee and Ann', ['Ann', 'Ann Lee'])).toBe('– and –');
  });
});
