import { searchFields } from '@kindling/contract/brands/settings/settings';
import {
  birthDatesAround,
  birthDatesOf,
  effectiveFilters,
  effectiveSort,
  searchExtent,
  similarFilters,
  type Filters,
} from './discovery-rules.js';

describe('how much one may search', () => {
  const settings = { logged_out_search: 'none', logged_out_search_trafficsource: 'preview' } as const;

  it('members search everything, visitors what the brand allows, those of a traffic source by their own setting', () => {
    expect(searchExtent(settings, { isMember: true, hasTrafficSource: false })).toBe('all');
    expect(searchExtent(settings, { isMember: false, hasTrafficSource: false })).toBe('none');
    expect(searchExtent(settings, { isMember: false, hasTrafficSource: true })).toBe('preview');
  });
});

describe('filters', () => {
  const member = { isMember: true, extent: 'all' } as const;
  const asked = {
    gender: 'female',
    country: 'NL',
    countryregion: 'Utrecht',
    min_age: 30,
    max_age: 40,
  } as const;

  it('count only where the brand offers them', () => {
    expect(effectiveFilters(asked, searchFields, member)).toEqual(asked);
    expect(effectiveFilters(asked, ['country'], member)).toEqual({ country: 'NL' });
  });

  it('of visitors never ask where somebody is, when they were there or what they like', () => {
    const told: Filters = { ...asked, within_km: 25, interests: ['art'], online: '1' };
    const others = { with_photo: '1', new: '1', verified: '1', with_prompts: '1' } as const;
    const visitor = { isMember: false, extent: 'all' } as const;
    expect(effectiveFilters({ ...told, ...others }, searchFields, visitor)).toEqual({ ...asked, ...others });
    expect(effectiveFilters({ ...told, ...others }, searchFields, member)).toEqual({ ...told, ...others });
  });

  it('are gender and age in a preview', () => {
    expect(effectiveFilters(asked, searchFields, { isMember: false, extent: 'preview' })).toEqual({
      gender: 'female',
      min_age: 30,
      max_age: 40,
    });
  });

  it('of similar members are wider but never another gender nor younger than the brand takes', () => {
    expect(similarFilters(asked, 18)).toEqual({ gender: 'female', min_age: 25, max_age: 45 });
    expect(similarFilters({ min_age: 19 }, 18)).toEqual({ min_age: 18 });
  });
});

describe('what results are sorted by', () => {
  it.each([
    [undefined, true, true, 'relevance'],
    ['distance', true, true, 'distance'],
    ['distance', true, false, 'relevance'],
    ['newest', false, false, 'newest'],
    ['relevance', false, false, 'last_online'],
    [undefined, false, false, 'last_online'],
  ] as const)(
    '%s, asked by a member: %s, who told where they live: %s',
    (asked, isMember, placeKnown, sort) => {
      expect(effectiveSort(asked, { isMember, placeKnown })).toBe(sort);
    },
  );
});

describe('birth dates of an age range', () => {
  const today = '2026-03-02';

  it('hold everyone of these ages and nobody else', () => {
    expect(birthDatesOf({ min: 30, max: 35 }, today)).toEqual({
      notAfter: '1996-03-02',
      after: '1990-03-02',
    });
  });

  it('are open where no age is named', () => {
    expect(birthDatesOf({}, today)).toEqual({});
    expect(birthDatesOf({ min: 18 }, today)).toEqual({ notAfter: '2008-03-02' });
  });

  it('of related members are some years to both sides, but of nobody younger than the brand takes', () => {
    expect(birthDatesAround(30, 18, today)).toEqual(birthDatesOf({ min: 25, max: 35 }, today));
    expect(birthDatesAround(20, 18, today)).toEqual(birthDatesOf({ min: 18, max: 25 }, today));
  });

  it('name a day that exists when today is 29 February', () => {
    expect(birthDatesOf({ min: 19, max: 19 }, '2028-02-29')).toEqual({
      notAfter: '2009-02-28',
      after: '2008-02-29',
    });
  });
});
