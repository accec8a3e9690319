import { publicOrigin } from './public-origin.js';

const tenant = { primaryHost: 'brand.example' };

describe('addresses in mails', () => {
  test('are HTTPS on its own port in production', () => {
    expect(publicOrigin({ NODE_ENV: 'production', PORT: 3000 }, tenant)).toBe('https://brand.example');
  });

  test('are where the server listens elsewhere', () => {
    expect(publicOrigin({ NODE_ENV: 'development', PORT: 3000 }, tenant)).toBe('http://brand.example:3000');
    expect(publicOrigin({ NODE_ENV: 'development', PORT: 80 }, tenant)).toBe('http://brand.example');
  });

  test('follow what the operator says', () => {
    const behindProxy = { NODE_ENV: 'development', PORT: 3000, PUBLIC_SCHEME: 'https' } as const;
    expect(publicOrigin({ ...behindProxy, PUBLIC_PORT: 443 }, tenant)).toBe('https://brand.example');
    expect(publicOrigin({ ...behindProxy, PUBLIC_PORT: 8443 }, tenant)).toBe('https://brand.example:8443');
    expect(publicOrigin({ NODE_ENV: 'production', PORT: 3000, PUBLIC_PORT: 8443 }, tenant)).toBe(
      'https://brand.example:8443',
    );
  });
});
