import { consentCookie } from '@kindling/contract/brands/cookie-consent';
import { Call, type CallRequest } from '../../../kernel/http/call.js';
import { encodeTrafficSource } from './traffic-source.js';
import { TrafficApi } from './traffic.api.js';

const traffic = new TrafficApi();
const source = { network: 'north', ref: 'r1', sub1: '', sub2: '', sub3: '' };
const kept = encodeTrafficSource(source);
const landing = new URL('https://alpha.localhost/?network=north&ref=r1');
const session = {};
const days = (count: number) => ({ maxAgeSeconds: count * 24 * 3600 });

function callWith(cookies: Record<string, string> = {}): Call {
  const request = { cookies } as Partial<CallRequest> as CallRequest;
  return new Call(request, () => Promise.resolve({ kind: 'visitor' }));
}

/** Cookies that a landing sets. */
function land(cookies: Record<string, string> = {}, url = landing) {
  const call = callWith(cookies);
  traffic.remember(call, url);
  return call.cookies;
}

describe('a landing', () => {
  test('with a source is kept for the visit, and the page may ask whether it may be kept for longer', () => {
    expect(land()).toEqual([
      [TrafficApi.cookie, kept, session],
      [consentCookie, 'ask', { script: true }],
    ]);
  });

  test('sets no cookie at all without one', () => {
    expect(land({}, new URL('https://alpha.localhost/?ref=r1'))).toEqual([]);
  });

  test('never takes the place of an earlier one', () => {
    expect(land({ [TrafficApi.cookie]: encodeTrafficSource({ ...source, network: 'south' }) })).toEqual([]);
  });

  test('follows what was chosen on an earlier visit, and asks no more', () => {
    expect(land({ [consentCookie]: 'all' })).toEqual([[TrafficApi.cookie, kept, days(30)]]);
    expect(land({ [consentCookie]: 'necessary' })).toEqual([[TrafficApi.cookie, kept, session]]);
    expect(land({ [consentCookie]: 'made up' })).toHaveLength(2);
  });
});

describe('a choice', () => {
  const choose = (choice: 'all' | 'necessary', cookies: Record<string, string>) => {
    const call = callWith(cookies);
    traffic.choose(call, choice);
    return call.cookies;
  };

  test('prolongs the source to 30 days, or leaves it to the visit', () => {
    const visit = { [TrafficApi.cookie]: kept };
    expect(choose('all', visit)).toEqual([
      [consentCookie, 'all', { ...days(180), script: true }],
      [TrafficApi.cookie, kept, days(30)],
    ]);
    expect(choose('necessary', visit)).toEqual([
      [consentCookie, 'necessary', { ...days(180), script: true }],
      [TrafficApi.cookie, kept, session],
    ]);
  });

  test('makes no source where there is none', () => {
    expect(choose('all', {})).toHaveLength(1);
    expect(choose('all', { [TrafficApi.cookie]: 'made up' })).toHaveLength(1);
  });
});
