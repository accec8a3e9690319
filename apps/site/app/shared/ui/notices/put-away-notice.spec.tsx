import { fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { keyOfText, PutAwayNotice } from './put-away-notice';

const i18n = createInstance();
const show = (words: string) =>
  render(
    <I18nextProvider i18n={i18n}>
      <PutAwayNotice id={keyOfText('ANNOUNCEMENT', words)} label="News">
        <p>{words}</p>
      </PutAwayNotice>
    </I18nextProvider>,
  );
const notice = () => screen.queryByRole('complementary', { name: 'News' });

describe('a notice that was put away', () => {
  beforeAll(() => i18n.use(initReactI18next).init({ lng: 'nl', fallbackLng: false, resources: {} }));
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
