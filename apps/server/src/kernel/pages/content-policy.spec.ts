import { createHash } from 'node:crypto';
import { pagePolicy, scriptHashes } from './content-policy.js';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('scriptHashes', () => {
  it('names each inline script once and none that is loaded', () => {
    const html =
      '<script>a()</script><script type="module" async="">b()</script><script src="/x.js"></script><script>a()</script>';
    expect(scriptHashes(html)).toEqual([sha('a()'), sha('b()')]);
  });
});

describe('pagePolicy', () => {
  it('allows pictures from the prefix of the brand and nothing else from outside', () => {
    const policy = pagePolicy(["'nonce-x'"], 'https://cdn.example/pictures');
    expect(policy).toContain("img-src 'self' data: https://cdn.example;");
    expect(policy).not.toContain('unsafe');
  });
});
