import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { ErrorPage } from './error-page';

const errors = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../../../../locales/nl/errors.json'), 'utf8'),
) as object;

/** Shows the error page for a loader that threw this. @param root the root loader's data */
async function fail(thrown: unknown, root: object | null = null) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'nl', fallbackLng: false, resources: { nl: { errors } } });
  const loader = () => {
    throw thrown;
  };
  const page = { path: '/', loader, element: <p>The page</p>, ErrorBoundary: ErrorPage };
  const router = createMemoryRouter([
    { id: 'root', loader: () => root, HydrateFallback: () => null, children: [page] },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

describe('the error page (specification §2)', () => {
  it.each([
    ['an error', new Error('what went wrong')],
    ['anything else', 'what went wrong'],
  ])('says Error and 500 where nothing but %s is known', async (_, thrown) => {
    await fail(thrown);
    expect(await screen.findByRole('heading', { name: 'Fout' })).toBeTruthy();
    expect(screen.getByText('500')).toBeTruthy();
    expect(document.body.textContent).not.toContain('what went wrong');
  });

  it('says why the page was refused, with its status', async () => {
    await fail(data({ code: 'rate_limited' }, { status: 429 }));
    expect(
      await screen.findByRole('heading', {
        name: 'Dat ging iets te snel. Wacht even en probeer het opnieuw.',
      }),
    ).toBeTruthy();
    expect(screen.getByText('429')).toBeTruthy();
  });

  it('of an unforeseen failure names the beginning of the id that the logs have', async () => {
    await fail(data({ code: 'unexpected', reference: '81fa155d' }, { status: 500 }));
    expect(await screen.findByRole('heading', { name: /Foutnummer: 81fa155d$/ })).toBeTruthy();
  });

  it('of an unknown page says so, and leads home', async () => {
    await fail(data(null, { status: 404 }));
    expect(await screen.findByRole('heading', { name: 'Deze pagina kon niet worden gevonden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terug naar de homepagina' }).getAttribute('href')).toBe('/');
  });

  it('that fails itself says so in two lines, with the way home (specification §8)', async () => {
    const heard = jest.spyOn(console, 'error').mockReturnValue();
    // Planted: the error page names the brand, which this page lacks.
    await fail(new Error('the page'), { prefix: '' });
    expect(await screen.findByText('Er is een fout opgetreden bij het tonen van de foutpagina')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ga terug naar de homepagina' }).getAttribute('href')).toBe('/');
    expect(heard).toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
