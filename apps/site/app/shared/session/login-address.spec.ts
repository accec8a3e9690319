import fc from 'fast-check';
import { loginAddress, pageAfterLogin } from './login-address';

const leadsBack = (next: string) => pageAfterLogin(`?${new URLSearchParams({ next }).toString()}`);

describe('the way back after a login', () => {
  it('is the page that needed one, with its query', () => {
    const page = new URL('https://vonk.example/leden?min_age=30&max_age=40');
    const address = loginAddress('/inloggen', page);
    expect(address).toBe('/inloggen?next=%2Fleden%3Fmin_age%3D30%26max_age%3D40');
    expect(pageAfterLogin(address.slice('/inloggen'.length))).toBe('/leden?min_age=30&max_age=40');
  });

  it('is nothing where nothing asked for it', () => {
    expect(pageAfterLogin('')).toBeUndefined();
    expect(pageAfterLogin('?ref=mail')).toBeUndefined();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/leden',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '///evil.example',
    '/.//evil.example/x',
    '/..//evil.example/x',
    '/%2e//evil.example/x',
    '/%2E%2e//evil.example/x',
    '/.\\\\evil.example',
    '/./%2fevil.example',
    '/leden/..//evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/leden//evil.example',
    'http://this.invalid//evil.example',
    'leden',
    'javascript:alert(1)',
    '/%',
  ])('never leads to another site: %j', (next) => {
    const path = leadsBack(next);
    expect(path === undefined || new URL(path, 'https://vonk.example').host === 'vonk.example').toBe(true);
    expect(path ?? '').not.toContain('evil');
  });

  it('never leads to another site, whatever is put together of what paths are made of, nor does it when it is read again', () => {
    const part = fc.constantFrom(
      ...['/', '//', '.', '..', '%2e', '%2E', '%2f', '%5c', '\\', '\t', '\n', '\r', '\0', ' ', '%09', '%00'],
      ...['evil.example', '@', ':', 'leden', '?', '#', 'http:', 'javascript:', 'é', '\u2028', '\uff0f', ';'],
    );
    const here = 'https://vonk.example';
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = leadsBack(`/${parts.join('')}`);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        const read = new URL(path, here);
        expect(read.origin).toBe(here);
        expect(read.pathname + read.search + read.hash).toBe(path);
        expect(leadsBack(path)).toBe(path);
        expect(new URL(decodeURI(read.pathname), here).origin).toBe(here);
      }),
      { numRuns: 1000, seed: 9 },
    );
  });
});
