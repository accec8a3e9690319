import { filterCount, filterOf, parametersOf } from './search-filter';

const filter = (query: string) => filterOf(new URLSearchParams(query));

describe('the search filter of an address', () => {
  it('is read and written alike', () => {
    const query = 'gender=female&country=NL&countryregion=Utrecht&min_age=25&max_age=40';
    expect(parametersOf(filter(query)).toString()).toBe(query);
  });

  it('leaves out what makes no sense', () => {
    expect(filter('gender=robot&country=XX&min_age=12&max_age=abc&name=someone')).toEqual({});
    expect(filter('min_age=&max_age=')).toEqual({});
  });

  it('knows a region only within a country', () => {
    expect(filter('countryregion=Utrecht')).toEqual({});
    expect(filter('country=NL&countryregion=%20Utrecht%20')).toEqual({
      country: 'NL',
      countryregion: 'Utrecht',
    });
  });

  it('turns ages around that stand in the wrong order', () => {
    expect(filter('min_age=40&max_age=25')).toEqual({ min_age: 25, max_age: 40 });
  });

  it('counts both ages as one filter', () => {
    expect(filterCount({})).toBe(0);
    expect(filterCount({ min_age: 20, max_age: 30, gender: 'male' })).toBe(2);
    expect(filterCount({ max_age: 30 })).toBe(1);
  });
});
