import { matchFilter, soughtGender } from './match-filter';

describe('soughtGender', () => {
  it('follows from what was said of oneself', () => {
    expect(soughtGender('male', 'hetero')).toBe('female');
    expect(soughtGender('female', 'hetero')).toBe('male');
    expect(soughtGender('male', 'gay')).toBe('male');
    expect(soughtGender('female', 'lesbian')).toBe('female');
  });

  it('is anybody where it does not', () => {
    expect(soughtGender('male', 'bi')).toBeUndefined();
    expect(soughtGender('female', null)).toBeUndefined();
    expect(soughtGender(null, 'hetero')).toBeUndefined();
  });
});

describe('matchFilter', () => {
  const own = {
    gender: 'female',
    sexuality: 'hetero',
    seeking: null,
    country: 'NL',
    region: 'Utrecht',
  } as const;

  it('holds whom one looks for and where one lives', () => {
    expect(matchFilter(own, ['gender', 'country', 'region', 'age'])).toEqual({
      gender: 'male',
      country: 'NL',
      countryregion: 'Utrecht',
    });
  });

  it('goes by whom one said to seek rather than by what follows from oneself', () => {
    const seeking = { gender: 'female', min_age: 30, max_age: null } as const;
    expect(matchFilter({ ...own, seeking }, ['gender', 'age'])).toEqual({ gender: 'female', min_age: 30 });
    expect(matchFilter({ ...own, seeking: { ...seeking, gender: null } }, ['gender'])).toEqual({});
  });

  it('leaves out what the brand does not search by, and a region without its country', () => {
    expect(matchFilter(own, ['region', 'age'])).toEqual({});
    expect(matchFilter({ ...own, country: null }, ['gender', 'country', 'region'])).toEqual({
      gender: 'male',
    });
  });

  it('is empty for who said nothing', () => {
    expect(
      matchFilter({ gender: null, sexuality: null, seeking: null, country: null, region: null }, [
        'gender',
        'country',
        'region',
      ]),
    ).toEqual({});
  });
});
