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
    'leden',
    'javascript:alert(1)',
    '/%',
  ])('never leads to another site: %j', (next) => {
    const path = leadsBack(next);
    expect(path === undefined || new URL(path, 'https://vonk.example').host === 'vonk.example').toBe(true);
    expect(path ?? '').not.toContain('evil');
  });
});
