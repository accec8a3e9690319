import type { SearchQuery } from '../../../packages/contract/src/meeting/calls/discovery.ts';

const women = { gender: 'female' } as const;
const thirties = { min_age: 30, max_age: 40 };
const nearby = { country: 'NL', countryregion: 'Utrecht' } as const;

/** What people search for: the bench measures each, and a test holds their plans. */
export const filterSets: Readonly<Record<string, SearchQuery>> = {
  everybody: {},
  'a gender': women,
  'a gender and ages': { ...women, ...thirties },
  'a gender of a country': { ...women, country: 'NL' },
  'a gender of a region': { ...women, ...nearby },
  'a gender of a region and ages': { ...women, ...nearby, ...thirties },
  'within 25 km': { ...women, within_km: 25 },
  'within 50 km and ages': { ...women, ...thirties, within_km: 50 },
  'two interests': { ...women, interests: ['hiking', 'tea'] },
  'online now': { ...women, online: '1' },
  'verified, of an age': { ...women, ...thirties, verified: '1' },
  'new ones': { ...women, new: '1' },
};
