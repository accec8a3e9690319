import { isArrival } from './visit-rules.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const arrival = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site', 'user-agent': firefox };

test('an arrival is a document that no page of the same host led to', () => {
  for (const site of ['none', 'cross-site', 'same-site'])
    expect(isArrival({ ...arrival, 'sec-fetch-site': site })).toBe(true);
  expect(isArrival({ ...arrival, 'sec-fetch-site': 'same-origin' })).toBe(false);
  for (const dest of ['empty', 'image', 'iframe', 'script', ''])
    expect(isArrival({ ...arrival, 'sec-fetch-dest': dest })).toBe(false);
  expect(isArrival({ 'user-agent': firefox })).toBe(false);
});

test('what is fetched in advance or loaded anew is none', () => {
  for (const [name, value] of [
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
    ['cache-control', 'max-age=0'],
    ['cache-control', 'no-cache'],
  ] as const)
    expect([name, isArrival({ ...arrival, [name]: value })]).toEqual([name, false]);
});

test('programs that say what they are do not visit; browsers do', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    'Java/21.0.1',
    '',
  ])
    expect([agent, isArrival({ ...arrival, 'user-agent': agent })]).toEqual([agent, false]);
  for (const agent of [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ])
    expect([agent, isArrival({ ...arrival, 'user-agent': agent })]).toEqual([agent, true]);
});
