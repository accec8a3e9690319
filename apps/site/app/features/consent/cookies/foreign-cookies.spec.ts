import { removeForeignCookies } from './foreign-cookies';

it('removes cookies of others for this host and those above it, on every path that leads here, and none of ours', () => {
  const written: string[] = [];
  removeForeignCookies({
    get cookie() {
      return 'kindling_consent=necessary; _rec=1; __Host-kindling_device=2';
    },
    set cookie(value: string) {
      written.push(value);
    },
    location: { hostname: 'www.brand.example', pathname: '/landers/video' },
  });
  expect(written.every((line) => line.startsWith('_rec=; Max-Age=0; '))).toBe(true);
  expect(written).toContain('_rec=; Max-Age=0; Path=/');
  expect(written).toContain('_rec=; Max-Age=0; Path=/landers; Domain=brand.example');
  expect(written).toContain('_rec=; Max-Age=0; Path=/landers/video; Domain=www.brand.example');
});
