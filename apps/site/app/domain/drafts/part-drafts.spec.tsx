import { keepPart, readPart } from './part-drafts';

describe('what was changed and not saved', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept for each part by itself, until it is saved or thrown away', () => {
    keepPart(sessionStorage, 'me', 'about', { about_me: 'Hoi' });
    keepPart(sessionStorage, 'me', 'looks', { hair_color: 'red' });
    expect(readPart(sessionStorage, 'me', 'about')).toEqual({ about_me: 'Hoi' });
    keepPart(sessionStorage, 'me', 'about', {});
    expect(readPart(sessionStorage, 'me', 'about')).toEqual({});
    expect(readPart(sessionStorage, 'me', 'looks')).toEqual({ hair_color: 'red' });
  });

  it('is removed when somebody else is here, and of something else that is no draft', () => {
    keepPart(sessionStorage, 'somebody', 'about', { about_me: 'Hoi' });
    expect(readPart(sessionStorage, 'me', 'about')).toEqual({});
    expect(Object.keys(sessionStorage)).toEqual([]);
    for (const odd of ['[1]', 'null', '{', '"text"']) {
      sessionStorage.setItem('unsaved me about', odd);
      expect(readPart(sessionStorage, 'me', 'about')).toEqual({});
    }
  });
});
