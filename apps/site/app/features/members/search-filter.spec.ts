import { filterCount, filterOf, isStart, parametersOf, seekingFilter } from './search-filter';

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

  it('starts by whom one seeks only where the address says nothing, not even that there is no filter', () => {
    const starts = (query: string) => isStart(new URLSearchParams(query));
    expect(starts('')).toBe(true);
    expect(starts('t=5')).toBe(true);
    expect(starts('gender=female')).toBe(false);
    expect(isStart(parametersOf({}))).toBe(false);
    expect(filterOf(parametersOf({}))).toEqual({});
  });

  it('is of whom one seeks what the brand searches by', () => {
    const seeking = { gender: 'male', min_age: 30, max_age: null } as const;
    expect(seekingFilter(seeking, ['gender', 'age'])).toEqual({ gender: 'male', min_age: 30 });
    expect(seekingFilter(seeking, ['country'])).toEqual({});
    expect(seekingFilter({ ...seeking, gender: null }, ['gender'])).toEqual({});
  });

  it('counts both ages as one filter', () => {
    expect(filterCount({})).toBe(0);
    expect(filterCount({ min_age: 20, max_age: 30, gender: 'male' })).toBe(2);
    expect(filterCount({ max_age: 30 })).toBe(1);
  });
});
