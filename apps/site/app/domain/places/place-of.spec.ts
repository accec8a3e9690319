import { placeOf } from './place-of';

describe('the place of a member', () => {
  it('names what is shown, in the reader’s language', () => {
    expect(placeOf({ city: 'Gent', region: 'Oost-Vlaanderen', country: 'BE' }, 'nl')).toBe(
      'Gent, Oost-Vlaanderen, België',
    );
    expect(placeOf({ city: null, region: null, country: 'DE' }, 'en')).toBe('Germany');
  });

  it('names a region once that is called like its city', () => {
    expect(placeOf({ city: 'Utrecht', region: 'Utrecht', country: null }, 'nl')).toBe('Utrecht');
  });

  it('is empty where the brand shows none of it', () => {
    expect(placeOf({ city: null, region: null, country: null }, 'nl')).toBe('');
  });
});
