import { sharedThings } from './shared-things';

const card = { city: 'Gent', country: 'BE', shared_interests: ['tea', 'art'] } as const;
const interests = [
  { kind: 'interest', interest: 'tea' },
  { kind: 'interest', interest: 'art' },
];

describe('what two have in common', () => {
  it('begins with the town, if it is the same one', () => {
    const here = { city: 'Gent', country: 'BE' } as const;
    expect(sharedThings({ ...card, shared_interests: ['tea', 'art'] }, here)).toEqual([
      { kind: 'city', city: 'Gent' },
      ...interests,
    ]);
  });

  it('has nothing intimate', () => {
    expect(sharedThings({ ...card, shared_interests: ['massages', 'lingerie', 'tea'] }, undefined)).toEqual([
      { kind: 'interest', interest: 'massages' },
      { kind: 'interest', interest: 'tea' },
    ]);
  });

  it('is no town that only has the same name, and none that nobody named', () => {
    const told = { ...card, shared_interests: ['tea' as const, 'art' as const] };
    expect(sharedThings(told, { city: 'Gent', country: 'NL' })).toEqual(interests);
    expect(sharedThings({ ...told, city: null }, { city: null, country: 'BE' })).toEqual(interests);
    expect(sharedThings(told, undefined)).toEqual(interests);
  });
});
