import fs from 'node:fs';
import path from 'node:path';
import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Place } from '@kindling/contract/routes/places';
import { CityField } from './city-field';
import type { PlaceValue } from './place-value';

const texts = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../../../locales/nl/places.json'), 'utf8'),
) as object;
const place = (city: string, region: string): Place => ({ country: 'NL', region, city });
const utrecht = place('Utrecht', 'Utrecht');
const venlo = place('Venlo', 'Limburg');
const venray = place('Venray', 'Limburg');

/** What the server has: an answer per name, of a region before a comma. */
let server: (question: URLSearchParams) => Promise<Response>;
let asked: string[];
const answer = (cities: Place[]) => Promise.resolve(Response.json({ cities }));

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const question = new URL(String(url), 'http://alpha.localhost').searchParams;
    asked.push([question.get('region'), question.get('name')].filter(Boolean).join(','));
    return server(question);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const submitted = jest.fn();
async function show(start: Partial<PlaceValue> = {}) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'nl', resources: { nl: { places: texts } } });
  function Form() {
    const [value, setValue] = useState<PlaceValue>({ country: 'NL', region: '', city: '', ...start });
    return (
      <form onSubmit={submitted}>
        <CityField value={value} onType={(city) => setValue({ ...value, city })} onChoose={setValue} />
        <data value={value.region} />
      </form>
    );
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Form />
    </I18nextProvider>,
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Woonplaats' });
const region = () => document.querySelector('data')?.value;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) => fireEvent.keyDown(input(), { key });
async function type(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
}

describe('the field of a city', () => {
  it('offers what is found and takes what is pressed', async () => {
    server = () => answer([venlo, venray]);
    await show();
    await type('ven');
    expect(options()).toEqual(['Venlo Limburg', 'Venray Limburg']);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('2 plaatsen gevonden');
    fireEvent.click(screen.getByRole('option', { name: /Venray/ }));
    expect(input().value).toBe('Venray');
    expect(region()).toBe('Limburg');
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
    expect(region()).toBe('Utrecht');
  });

  it('offers the chosen region first, then the whole country', async () => {
    server = (question) => answer(question.get('region') ? [venray] : [venlo, venray]);
    await show({ region: 'Limburg' });
    await type('ven');
    expect(asked).toEqual(['Limburg,ven', 'ven']);
    expect(options()).toEqual(['Venray Limburg', 'Venlo Limburg']);
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

  it('waits for a country', async () => {
    await show({ country: '' });
    expect(input().disabled).toBe(true);
    expect(screen.getByText('Kies eerst een land.')).toBeTruthy();
  });
});
