import { sleepingPage } from './sleeping-page';

const page = (nonce = '') =>
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  `<body><h1>Read me</h1><script${nonce}>first()</script>` +
  `<script${nonce} type="module" async="">import "/assets/a.js";\nstart("$&")</script></body>`;

describe('a sleeping page', () => {
  it('fetches no script of its own accord', () => {
    const sleeping = sleepingPage(page(), false);
    expect(sleeping).not.toContain('<link rel="modulepreload"');
    expect(sleeping).not.toContain('type="module"');
    expect(sleeping).toContain('id="sleeping-script" data-still>');
    expect(sleeping).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(sleeping).toContain('<script>first()</script>');
  });

  it('keeps the script that starts it to the letter, and what that imports', () => {
    const sleeping = sleepingPage(page(), true);
    const [, kept] =
      /<script type="text\/plain" id="sleeping-script">([\s\S]*?)<\/script>/.exec(sleeping) ?? [];
    expect(kept).toBe('import "/assets/a.js";\nstart("$&")');
    expect(sleeping).toContain('("sleeping-script", ["/assets/a.js"])</script>');
  });

  it('wakes by a script of the page’s own nonce', () => {
    expect(sleepingPage(page(' nonce="abc="'), true)).toContain('<script nonce="abc=">(function wakePage(');
  });

  it('is refused when there is nothing to put to sleep', () => {
    expect(() => sleepingPage('<body></body>', true)).toThrow('not found');
  });
});
