import { dmarcHosts, judgeDkim, judgeDmarc, judgeReturnPath, judgeSpf, spfValue } from './judge-records.js';

const key = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

test.each([
  [[`v=DKIM1; k=rsa; p=${key}`], 'right', null],
  // Defaults may be left out, and providers fold long values.
  [[`p=${key.slice(0, 9)} ${key.slice(9)};`], 'right', null],
  [[`V=DKIM1;K=rsa;P=${key}`], 'right', null],
  [[], 'waiting', 'missing'],
  [[`v=DKIM1; p=${key}`, `v=DKIM1; p=${key}`], 'wrong', 'several'],
  [[`v=DKIM1; p=${key.slice(0, 20)}`], 'wrong', 'cut'],
  [['v=DKIM1; p=AAAA'], 'wrong', 'other_key'],
  [['v=DKIM1; p='], 'wrong', 'revoked'],
  [['v=DKIM1'], 'wrong', 'malformed'],
  [[`v=DKIM1; k=ed25519; p=${key}`], 'wrong', 'malformed'],
  [[`v=DKIM1; p=${key}; p=${key}`], 'wrong', 'malformed'],
  [[key], 'wrong', 'malformed'],
] as const)('the record of a key: %j is %s', (texts, state, cause) => {
  expect(judgeDkim(texts, key)).toMatchObject({ state, cause });
});

const ours = ['include:spf.example.org', 'ip4:192.0.2.1'];
test.each([
  [['v=spf1 include:spf.example.org ip4:192.0.2.1 -all'], 'right', null],
  [['V=SPF1 +INCLUDE:spf.example.org ip4:192.0.2.1'], 'right', null],
  [['v=spf10 include:spf.example.org', 'something'], 'waiting', 'missing'],
  [['v=spf1 include:spf.example.org -all'], 'wrong', 'lacks'],
  [['v=spf1 ip4:192.0.2.1 ~all include:spf.example.org'], 'wrong', 'after_all'],
  [['v=spf1 -all', 'v=spf1 -all'], 'wrong', 'several'],
] as const)('the record of sending servers: %j is %s', (texts, state, cause) => {
  expect(judgeSpf(texts, ours)).toMatchObject({ state, cause });
});

test('what to publish for sending servers holds ours in front, and is right', () => {
  for (const published of [
    null,
    'v=spf1 mx -all',
    'v=spf1 -all ip4:192.0.2.1',
    'v=spf1 redirect=x.example',
    'no spf',
  ])
    expect(judgeSpf([spfValue(published, ours)], ours).state).toBe('right');
  expect(spfValue('v=spf1 mx include:SPF.example.org -all', ours)).toBe(
    'v=spf1 include:spf.example.org ip4:192.0.2.1 mx -all',
  );
});

test.each([
  [['v=DMARC1; p=none'], 'right', null],
  [['v=DMARC1;p=reject;rua=mailto:a@b.example'], 'right', null],
  [['v=DMARC1; p=perhaps'], 'wrong', 'no_policy'],
  [['v=DMARC1'], 'wrong', 'no_policy'],
  [['v=DMARC12; p=none', 'other'], 'waiting', 'missing'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=none'], 'wrong', 'several'],
] as const)('the policy of a domain: %j is %s', (texts, state, cause) => {
  expect(judgeDmarc(texts)).toMatchObject({ state, cause });
});

test('a policy is looked for at the domain and above it', () => {
  expect(dmarcHosts('mail.brand.example')).toEqual(['_dmarc.mail.brand.example', '_dmarc.brand.example']);
  expect(dmarcHosts('brand.example')).toEqual(['_dmarc.brand.example']);
});

test('a domain takes mail by its servers or, without any, by its address', () => {
  expect(judgeReturnPath(['mx.example'], []).state).toBe('right');
  expect(judgeReturnPath([], ['192.0.2.1']).state).toBe('right');
  expect(judgeReturnPath([], [])).toMatchObject({ state: 'waiting', cause: 'missing' });
  expect(judgeReturnPath([''], ['192.0.2.1'])).toMatchObject({ state: 'wrong', cause: 'no_mail' });
});
