import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { languages } from '../../packages/contract/src/languages.ts';
import { pageNames, pages as sitePages } from '../../packages/contract/src/pages.ts';
import { pathWords } from '../../packages/contract/src/paths/path-words.ts';
import { e2ePort } from '../support/browser/origin.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import { isProof } from '../support/environment/proof.ts';

const hosts = ['vonk.localhost', 'rubens.localhost', 'harbour.localhost'];
const seed = 1310;
const addresses = isProof ? 1500 : 40;

/** Parts of addresses that have broken something somewhere, as they go over the wire. */
const odd = [
  ...[
    '%E2%82%AC',
    '%F0%9F%98%80',
    'a%20b',
    'a+b',
    '%00',
    '%0d%0aset-cookie:x',
    '%2F',
    '%2e%2e',
    '..',
    '.',
    '%5c',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'foo',
    '-1',
    '0',
    'm',
    'x'.repeat(400),
    '%25',
    '%252F',
    "'",
    '%22',
  ],
  ...[
    '0123456789abcdefghjkmnpq',
    'small',
    'ideal',
    'received',
    'ontvangen',
    '@',
    ';',
    ':80',
    '[',
    '%3Cscript%3E',
  ],
  ...['assets', 'theme', 'themes', 'photos', 'export', 'sandbox', 'pay', 'dev', 'mailbox', 'health', 'api'],
];
const queries = [
  '',
  '',
  '?',
  '?network=%F0%9F%98%80',
  `?network=${'x'.repeat(63)}%F0%9F%98%80`,
  '?next=/%00',
  '?a=%zz',
];
const words = [...new Set(languages.flatMap((language) => Object.values(pathWords[language])))];
const segment = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constantFrom(...languages) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
);
/** Addresses of the table with something odd for each parameter, and addresses of no table. */
const address = fc
  .tuple(
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom(...pageNames.map((name) => sitePages[name].path)),
          fc.infiniteStream(fc.constantFrom(...odd)),
        )
        .map(([path, values]) => path.replace(/:\w+\??/g, () => String(values.next().value))),
      fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
    ),
    fc.constantFrom(...queries),
  )
  .map(([path, query]) => path + query);

/** Follows what leads on within the host. @returns every answer on the way */
async function visit(host: string, path: string, cookie: string): Promise<HttpAnswer[]> {
  const answers: HttpAnswer[] = [];
  let next: string | undefined = path;
  while (next !== undefined && answers.length < 5) {
    const answer: HttpAnswer = await requestOnce(e2ePort(), host, { path: next, headers: { cookie } });
    answers.push(answer);
    next = answer.headers.location;
  }
  return answers;
}

function mistakeIn(answers: readonly HttpAnswer[]): string | undefined {
  if (answers.length === 5) return 'leads round in a circle';
  for (const { status, headers, body } of answers) {
    if (status >= 500) return `answers ${status}`;
    if (!headers['content-security-policy'] || !headers['x-frame-options'] || !headers['x-request-id'])
      return 'lacks our headers';
    if (/FST_|"statusCode"/.test(body.toString())) return 'shows an error that is not ours';
    if (headers.location !== undefined && !/^\/(?![/\\])[\x21-\x7e]{0,8000}$/.test(headers.location))
      return `leads to ${headers.location}`;
  }
  return undefined;
}

async function logIn(host: string): Promise<string> {
  const answer = await requestOnce(e2ePort(), host, {
    method: 'POST',
    path: '/api/user.php',
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      'x-forwarded-for': '198.51.100.77',
    },
    body: JSON.stringify({ email: 'premium@demo.test', password: 'Kindling-demo-1' }),
  });
  expect(answer.status).toBe(200);
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

test.describe('whatever address is asked for', () => {
  for (const host of isProof ? hosts : hosts.slice(0, 1))
    test(`${host} answers as we do, visitors and members`, async () => {
      const member = await logIn(host);
      for (const [index, path] of fc.sample(address, { numRuns: addresses, seed }).entries()) {
        const mistake = mistakeIn(await visit(host, path, index % 2 === 0 ? member : ''));
        expect(mistake, path).toBeUndefined();
      }
    });

  test('a page that is none is one page: its bytes do not tell which was asked for', async () => {
    const [host = ''] = hosts;
    const pages = await Promise.all(
      ['/nothing', '/likes/foo', '/likes/%E2%82%AC', '/likes/constructor', '/de/members', '/a/b/c?x=1'].map(
        (path) => requestOnce(e2ePort(), host, { path }),
      ),
    );
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(new Set(pages.map(({ body }) => body.toString())).size).toBe(1);
    expect(pages[0]?.body.toString()).not.toContain('<script');
  });

  test('what the brand does not sell is no page', async () => {
    const [host = ''] = hosts;
    const member = await logIn(host);
    const status = async (path: string) =>
      (await requestOnce(e2ePort(), host, { path, headers: { cookie: member } })).status;
    expect(await status('/credits')).toBe(200);
    expect(await status('/credits/never-sold')).toBe(404);
    expect(await status('/credits/a%20b')).toBe(404);
  });
});
