import { textBeforeScripts } from './text-before-scripts';

it('lets each script that is fetched beforehand give way, and changes nothing else', () => {
  const page = (link: string) =>
    `<link rel="stylesheet" href="/a.css"/>${link} href="/a.js"/>${link} href="/b.js"/><script>import "/a.js"</script>`;
  expect(textBeforeScripts(page('<link rel="modulepreload"'))).toBe(
    page('<link rel="modulepreload" fetchpriority="low"'),
  );
});
