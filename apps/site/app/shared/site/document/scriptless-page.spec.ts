import { scriptlessPage } from './scriptless-page';

test('a page without its scripts keeps everything else', () => {
  const page =
    '<html lang="nl" data-texts="errors common"><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<body><a href="/">Home</a><script>one("</p>")</script><script type="module" async="">import "/b.js";\n</script></body></html>';
  expect(scriptlessPage(page)).toBe(
    '<html lang="nl"><head><link rel="stylesheet" href="/a.css"/></head><body><a href="/">Home</a></body></html>',
  );
});
