import { createHash } from 'node:crypto';
import type { PageName } from '@kindling/contract/pages';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { framePolicy, openingOf, pagePolicy, scriptHashes } from './content-policy.js';

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

describe('what a page is opened for', () => {
  const settings = {
    tag_name: 'Telbureau',
    tag_script: 'https://tags.company.example/tag.js',
    recorder_name: 'Kijkglas',
    recorder_script: 'https://recorder.company.example/r.js',
    recorder_hosts: ['data.company.example'],
  } as Settings;
  const policyOf = (page: PageName | undefined, of = settings) => pagePolicy([], '', openingOf(page, of));
  const closed = pagePolicy([], '');

  it('is nothing where nothing may run, and where the brand has nothing to run', () => {
    for (const page of ['login', 'members', 'chats-id', 'credits', 'complaints', 'profile'] as const)
      expect(policyOf(page)).toBe(closed);
    expect(policyOf(undefined)).toBe(closed);
    expect(policyOf('index', {} as Settings)).toBe(closed);
  });

  it('is a frame of its own host for the tag, and the recorder’s origins on the landings that it may see', () => {
    expect(policyOf('index')).toBe(
      closed.replace("connect-src 'self'", "connect-src 'self'; frame-src 'self'"),
    );
    const opened = policyOf('landers-video');
    const origins = 'https://recorder.company.example https://data.company.example';
    for (const source of ["script-src 'self'", "img-src 'self' data:", "connect-src 'self'"])
      expect(opened).toContain(`${source} ${origins};`);
    expect(opened).not.toContain('tags.company.example');
  });

  it('is the tag’s own origins alone in its frame, which shares nothing with the page', () => {
    expect(framePolicy(['https://tags.company.example'])).toBe(
      "default-src 'none'; script-src https://tags.company.example; connect-src https://tags.company.example; " +
        "img-src https://tags.company.example; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
        'sandbox allow-scripts',
    );
  });
});
