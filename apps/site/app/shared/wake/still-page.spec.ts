import { stillPage } from './still-page';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><h1>Read me</h1><script>first()</script><script type="module" async="">import "/assets/a.js";\nstart("$&")</script></body>';

describe('a still page', () => {
  it('fetches no script of its own accord', () => {
    const still = stillPage(page);
    expect(still).not.toContain('modulepreload');
    expect(still).not.toContain('type="module"');
    expect(still).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(still).toContain('<script>first()</script>');
  });

  it('keeps the script that starts it to the letter', () => {
    const [, kept] =
      /<script type="text\/plain" id="sleeping-script">([\s\S]*?)<\/script>/.exec(stillPage(page)) ?? [];
    expect(kept).toBe('import "/assets/a.js";\nstart("$&")');
  });

  it('is refused when there is nothing to put to sleep', () => {
    expect(() => stillPage('<body></body>')).toThrow('not found');
  });
});
