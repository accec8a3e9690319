import { wantedPath } from './wanted-path';

describe('where the offline page leads', () => {
  it('is where its reader wanted to go', () => {
    expect(wantedPath('#/leden?min_age=30')).toBe('/leden?min_age=30');
  });

  it('is the front page where that is no path of the site', () => {
    for (const hash of ['', '#', '#leden', '#//evil.example', '#/\\evil.example', '#javascript:alert(1)'])
      expect(wantedPath(hash)).toBe('/');
  });
});
