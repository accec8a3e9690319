import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pageNames, type PageName } from '@kindling/contract/pages';
import { BackButton } from './back-button';

/** Member, likes, credits and payment-method screens (specification §2). */
const withWayBack: readonly PageName[] = [
  'members-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
];

async function isShownOn(page: PageName): Promise<boolean> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'nl', fallbackLng: false, resources: {} });
  const router = createMemoryRouter([{ path: '/', handle: { page }, element: <BackButton /> }]);
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const isShown = screen.queryByRole('button') !== null;
  unmount();
  return isShown;
}

/** The back button of an installed app; that it is hidden elsewhere is up to the stylesheet and checked in a browser. */
describe('the back button', () => {
  it('is nowhere while the history has one page', async () => {
    expect(window.history).toHaveLength(1);
    for (const page of withWayBack) expect([page, await isShownOn(page)]).toEqual([page, false]);
  });

  it('is on the pages that the specification names, and on no other', async () => {
    window.history.pushState(null, '', '/next');
    for (const page of pageNames)
      expect([page, await isShownOn(page)]).toEqual([page, withWayBack.includes(page)]);
  });
});
