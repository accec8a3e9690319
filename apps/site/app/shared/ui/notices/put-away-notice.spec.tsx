import { fireEvent, render, screen } from '@testing-library/react';
import { keyOfWords, PutAwayNotice } from './put-away-notice';

const show = (words: string) =>
  render(
    <PutAwayNotice id={keyOfWords('ANNOUNCEMENT', words)} label="News">
      <p>{words}</p>
    </PutAwayNotice>,
  );
const notice = () => screen.queryByRole('complementary', { name: 'News' });

describe('a notice that was put away', () => {
  beforeEach(() => localStorage.clear());

  it('never returns, until it says something else', () => {
    const first = show('We move on Monday');
    fireEvent.click(screen.getByRole('button'));
    expect(notice()).toBeNull();
    first.unmount();
    const again = show('We move on Monday');
    expect(notice()).toBeNull();
    again.unmount();
    show('We moved');
    expect(notice()).not.toBeNull();
  });
});
