import fc from 'fast-check';
import { searchTerm } from './search-terms.js';

const id = '0123456789abcdefghjkmnpq';

describe('what is typed into the search of members', () => {
  it.each([
    ['ada@mail.test', 'mail'],
    [' Ada@Mail.Test ', 'mail'],
    ['+31 6 1234 5678', 'phone'],
    ['06-12345678', 'phone'],
    ['0031612345678', 'phone'],
    [id, 'id'],
    [id.toUpperCase(), 'id'],
    [`alpha:${id}`, 'id'],
    ['0123-4567-89ab-cdef-ghjk-mnpq', 'id'],
    ['tr_7UhSN1zuXS', 'payment'],
    ['x'.repeat(43), 'payment'],
    ['Ada', 'name'],
    ['Łucja', 'name'],
    ['anna1985', 'name'],
    ['ada@', 'name'],
    ['@mail.test', 'name'],
  ])('%j is searched by %s', (typed, by) => {
    expect(searchTerm(typed)?.by).toBe(by);
  });

  it.each(['', '  ', 'A', 'Al', '😀😀'])('%j finds nobody', (typed) => {
    expect(searchTerm(typed)).toBeUndefined();
  });

  it('keeps the brand of an id as the console writes it', () => {
    expect(searchTerm(`alpha:${id}`)).toEqual({ by: 'id', text: id, brand: 'alpha' });
    expect(searchTerm(id)).toEqual({ by: 'id', text: id, brand: undefined });
  });

  it('never takes less than a whole address for one', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (email, cut) => {
        const part = email.slice(0, cut % email.indexOf('@'));
        expect(searchTerm(part)?.by).not.toBe('mail');
      }),
    );
  });
});
