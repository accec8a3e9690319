import { filterOf, isStart, parametersOf, queryOf, seekingFilter, setFilters } from './search-filter';

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

  it('holds all that a brand may search by, and the order', () => {
    const query = 'within_km=25&online=1&verified=1&sort=distance&interests=art%2Chiking';
    expect(parametersOf(filter(query)).toString()).toBe(query);
    expect(queryOf(filter(query))).toEqual({
      within_km: 25,
      interests: 'art,hiking',
      online: '1',
      verified: '1',
      sort: 'distance',
    });
    expect(filter('within_km=26&interests=flying&online=yes&sort=wealth')).toEqual({});
  });

  it('is told one by one, each with the search without it', () => {
    const kinds = (query: string) => setFilters(filter(query)).map(({ kind }) => kind);
    expect(kinds('')).toEqual([]);
    expect(kinds('sort=newest')).toEqual([]);
    expect(kinds('min_age=20&max_age=30&gender=male')).toEqual(['gender', 'age']);
    expect(kinds('max_age=30&interests=art,hiking&online=1')).toEqual(['age', 'interests', 'online']);
    const [country, region] = setFilters(filter('country=NL&countryregion=Utrecht&sort=newest'));
    expect(country?.without).toEqual({ sort: 'newest' });
    expect(region?.without).toEqual({ country: 'NL', sort: 'newest' });
  });
});
