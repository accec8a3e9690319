import { addressesOf, areAddresses, redisAddress } from './addresses.js';

test('several hosts share what stands before and after them', () => {
  const text = 'mysql://kindling:p%40ss@db1:3306,db2,[::1]:3308/kindling?x=1';
  expect(addressesOf(text).map(({ href }) => href)).toEqual([
    'mysql://kindling:p%40ss@db1:3306/kindling?x=1',
    'mysql://kindling:p%40ss@db2/kindling?x=1',
    'mysql://kindling:p%40ss@[::1]:3308/kindling?x=1',
  ]);
});

test.each([
  ['mysql://a:b@db1:3306,db2/k', true],
  ['mysql://a:b@db1:3306,/k', false],
  ['mysql://a:b@db1:port,db2/k', false],
  ['redis://db1', false],
  ['db1,db2', false],
])('%s are addresses of databases: %s', (text, is) => {
  expect(areAddresses(text, /^(mysql|mariadb)$/)).toBe(is);
});

test('a Redis has a host, or a group and its Sentinels', () => {
  expect(redisAddress('redis://:a%2Fb@127.0.0.1:6380/3')).toEqual({
    host: '127.0.0.1',
    port: 6380,
    password: 'a/b',
    db: 3,
  });
  expect(redisAddress('rediss://me:pw@cache')).toMatchObject({ username: 'me', port: 6379, db: 0, tls: {} });
  expect(redisAddress('redis+sentinel://:pw@s1:26379,s2/mymaster/2?sentinelPassword=x')).toMatchObject({
    password: 'pw',
    name: 'mymaster',
    db: 2,
    sentinels: [
      { host: 's1', port: 26_379 },
      { host: 's2', port: 26_379 },
    ],
    sentinelPassword: 'x',
    failoverDetector: true,
  });
});
