import fs from 'node:fs';
import path from 'node:path';
import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Country } from '@kindling/contract/languages';
import type { Place } from '@kindling/contract/brands/calls/places';
import { PlaceCombobox } from './place-combobox';
import { placeProblems, type PlaceValue } from './place-value';

const textsOf = (namespace: string) =>
  JSON.parse(
    fs.readFileSync(path.join(__dirname, `../../../../../locales/nl/${namespace}.json`), 'utf8'),
  ) as object;
const texts = { places: textsOf('places'), errors: textsOf('errors') };
const place = (city: string, region: string, country: Country = 'NL'): Place => ({ country, region, city });
const utrecht = place('Utrecht', 'Utrecht');
const venlo = place('Venlo', 'Limburg');
const venray = place('Venray', 'Limburg');
const regions = {
  NL: { label: 'province', names: ['Limburg', 'Noord-Brabant', 'Utrecht'] },
  BE: { label: 'province', names: ['Antwerpen', 'Limburg', 'Vlaams-Brabant'] },
};

/** What the server has. */
let server: (question: URLSearchParams) => Promise<Response>;
let asked: string[];
const answer = (cities: Place[]) => Promise.resolve(Response.json({ cities }));

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const { pathname, searchParams } = new URL(String(url), 'http://alpha.localhost');
    if (pathname === '/api/regions.php') return Promise.resolve(Response.json({ regions }));
    asked.push(searchParams.get('name') ?? '');
    return server(searchParams);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const submitted = jest.fn();
/** The field in a form of a brand of these countries; the form says what would be saved. */
async function show(start: Partial<PlaceValue> = {}, countries: Country[] = ['NL']) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'nl', resources: { nl: texts } });
  function Form() {
    const [value, setValue] = useState<PlaceValue>({ country: '', region: '', city: '', ...start });
    return (
      <form onSubmit={submitted}>
        <PlaceCombobox value={value} problem={placeProblems(value).city} onChange={setValue} />
        <data value={[value.country, value.region, value.city].join('/')} />
      </form>
    );
  }
  const root = { settings: { countries }, language: 'nl' };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element: <Form /> }], {
    hydrationData: { loaderData: { root } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Woonplaats' });
const chosen = () => document.querySelector('data')?.value;
const hint = () => document.getElementById(input().getAttribute('aria-describedby')?.split(' ')[0] ?? '');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) => fireEvent.keyDown(input(), { key });
async function type(text: string) {
  fireEvent.focus(input());
  fireEvent.change(input(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
}

describe('the field of a place', () => {
  it('offers what is found and takes what is pressed', async () => {
    server = () => answer([venlo, venray]);
    await show();
    await type('ven');
    expect(options()).toEqual(['Venlo Limburg', 'Venray Limburg']);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 plaatsen gevonden');
    fireEvent.click(screen.getByRole('option', { name: /Venray/ }));
    expect(input().value).toBe('Venray');
    expect(chosen()).toBe('NL/Limburg/Venray');
    expect(hint()?.textContent).toBe('Limburg');
    expect(options()).toEqual([]);
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('asks once for a quick typist', async () => {
    server = () => answer([venlo]);
    await show();
    for (const text of ['v', 've', 'ven']) fireEvent.change(input(), { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(asked).toEqual(['ven']);
  });

  it('is used by keys: arrows walk round, Enter chooses and sends no form', async () => {
    server = () => answer([venlo, venray]);
    await show();
    await type('ven');
    press('ArrowUp');
    expect(input().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: /Venray/ }).id,
    );
    press('ArrowDown');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Venlo Limburg');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
    expect(input().value).toBe('Venlo');
  });

  it('closes its list with Esc and keeps what was typed; the next Esc is another’s', async () => {
    server = () => answer([venlo]);
    await show();
    await type('ven');
    expect(press('Escape')).toBe(false);
    expect(options()).toEqual([]);
    expect(input().value).toBe('ven');
    expect(press('Escape')).toBe(true);
    press('ArrowDown');
    expect(options()).toEqual(['Venlo Limburg']);
  });

  it('takes a whole name that was typed and not chosen', async () => {
    server = () => answer([utrecht]);
    await show();
    await type('utrecht');
    fireEvent.blur(input());
    expect(input().value).toBe('Utrecht');
    expect(chosen()).toBe('NL/Utrecht/Utrecht');
  });

  it('offers regions and countries below the cities, said to be such', async () => {
    server = () => answer([place('Limbricht', 'Limburg')]);
    await show({}, ['NL', 'BE']);
    await type('limb');
    expect(options()).toEqual([
      'Limbricht Limburg, Nederland',
      'Limburg Provincie, Nederland',
      'Limburg Provincie, België',
    ]);
    fireEvent.click(screen.getByRole('option', { name: /België/ }));
    expect(input().value).toBe('Limburg');
    expect(hint()?.textContent).toBe('België');
    expect(chosen()).toBe('BE/Limburg/');
  });

  it('takes a country alone', async () => {
    server = () => answer([]);
    await show({}, ['NL', 'BE']);
    await type('belg');
    fireEvent.click(screen.getByRole('option', { name: 'België Land' }));
    expect(input().value).toBe('België');
    expect(chosen()).toBe('BE//');
  });

  it('undoes a choice whose text is changed, and takes none for an empty one', async () => {
    server = () => answer([]);
    await show({ ...venlo });
    expect(input().value).toBe('Venlo');
    await type('Venl');
    expect(chosen()).toBe('//Venl');
    expect(screen.getByText('Deze plaats kennen we niet. Kies er een uit de lijst.')).toBeTruthy();
    await type('');
    expect(chosen()).toBe('//');
    expect(screen.queryByText(/kennen we niet/)).toBeNull();
  });

  it('says when nothing is found', async () => {
    server = () => answer([]);
    await show();
    await type('xyz');
    expect(screen.getByRole('status').textContent).toBe('Geen plaats gevonden die zo begint.');
  });

  it('keeps what was typed when the network fails', async () => {
    server = () =>
      Promise.resolve(Response.json({ error: { code: 'unexpected', params: {} } }, { status: 500 }));
    await show();
    await type('ven');
    expect(input().value).toBe('ven');
    expect(screen.getByRole('status').textContent).toContain('Zoeken lukt nu niet');
  });

  it('shows no answer to an earlier question', async () => {
    const late = Promise.withResolvers<Response>();
    server = (question) => (question.get('name') === 'v' ? late.promise : answer([venlo]));
    await show();
    await type('v');
    await type('venl');
    late.resolve(Response.json({ cities: [venray] }));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(options()).toEqual(['Venlo Limburg']);
  });
});
