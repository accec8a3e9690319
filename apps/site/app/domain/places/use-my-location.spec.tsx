import fs from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { UseMyLocation } from './use-my-location';

const texts = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../../../locales/nl/places.json'), 'utf8'),
) as { location: Record<string, string> };
const amsterdam = { country: 'NL', region: 'Noord-Holland', city: 'Amsterdam' };

/** A browser's geolocation, which jsdom lacks. */
const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
function browserWith(permission: PermissionState | null, geolocation = true) {
  const status = Object.assign(new EventTarget(), { state: permission });
  const permissions = { query: () => Promise.resolve(status) };
  if (geolocation)
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  if (permission) Object.defineProperty(navigator, 'permissions', { value: permissions, configurable: true });
  return status;
}

let asked: string[];
let place: object | false;
beforeEach(() => {
  asked = [];
  place = amsterdam;
  getCurrentPosition.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked.push(String(url));
    return Promise.resolve(Response.json({ place }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

const onFound = jest.fn();
async function show() {
  onFound.mockReset();
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'nl', resources: { nl: { places: texts } } });
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <UseMyLocation onFound={onFound} />
      </I18nextProvider>,
    ),
  );
}
const said = () => screen.getByRole('status').textContent;
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const stands = (latitude: number, longitude: number) =>
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition),
  );

describe('my own location', () => {
  it.each(['prompt', 'granted', null] as const)(
    'says nothing and asks nothing while the permission is %s',
    async (state) => {
      browserWith(state);
      await show();
      expect(said()).toBe('');
      expect(getCurrentPosition).not.toHaveBeenCalled();
    },
  );

  it('offers nothing where the browser has no such thing', async () => {
    browserWith(null, false);
    await show();
    expect(said()).toBe(texts.location.unsupported);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('follows a permission that changes', async () => {
    const status = browserWith('prompt');
    await show();
    status.state = 'denied';
    await act(async () => void status.dispatchEvent(new Event('change')));
    expect(said()).toBe(texts.location.denied);
  });

  it('finds the city of a position up to an hour old, told to about a kilometre', async () => {
    browserWith('granted');
    stands(52.379189, 4.899431);
    await show();
    await press();
    expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 3_600_000 });
    expect(asked).toEqual(['/api/geocode.php?lat=52.38&lon=4.90']);
    expect(onFound).toHaveBeenCalledWith(amsterdam);
    expect(said()).toBe('Ingevuld: Amsterdam');
  });

  it('says when there is no city', async () => {
    browserWith('granted');
    stands(56.5, 3.5);
    place = false;
    await show();
    await press();
    expect(said()).toBe(texts.location.none);
    expect(onFound).not.toHaveBeenCalled();
  });

  it('says when the browser refuses or does not know', async () => {
    browserWith('prompt');
    await show();
    getCurrentPosition.mockImplementation((_found, failed) =>
      failed?.({ code: 2 } as GeolocationPositionError),
    );
    await press();
    expect(said()).toBe(texts.location.failed);
    getCurrentPosition.mockImplementation((_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError),
    );
    await press();
    expect(said()).toBe(texts.location.denied);
  });
});
