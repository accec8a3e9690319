import { scriptlessPage } from './scriptless-page';

test('a page without its scripts keeps everything else', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<body><a href="/">Home</a><script>one("</p>")</script><script type="module" async="">import "/b.js";\n</script></body></html>';
  expect(scriptlessPage(page)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body><a href="/">Home</a></body></html>',
  );
});
