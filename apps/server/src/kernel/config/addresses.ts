/** Where a Redis is; the fields are ioredis' own options. */
export interface RedisAddress {
  host?: string;
  port?: number;
  username?: string;
  password?: string;
  db?: number;
  tls?: object;
  /** The group's name at the Sentinels. */
  name?: string;
  sentinels?: { host: string; port: number }[];
  sentinelPassword?: string;
  enableTLSForSentinelMode?: boolean;
  sentinelCommandTimeout?: number;
  connectTimeout?: number;
  /** Listen to the Sentinels, so that connections to a primary that hangs end when another one took over. */
  failoverDetector?: boolean;
}

/** How long a Redis or Sentinel may take to answer before the next is asked. */
const answerMs = 1500;

const severalHosts = /^([a-z][a-z0-9+.-]*:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i;

/**
 * One address for each host of `mysql://user:password@db1:3306,db2:3306/kindling`, in their order.
 *
 * @throws TypeError for what is no address
 */
export function addressesOf(text: string): URL[] {
  const [, before, hosts, after] = severalHosts.exec(text) ?? [];
  if (before === undefined || hosts === undefined) return [new URL(text)];
  return hosts.split(',').map((host) => new URL(`${before}${host}${after ?? ''}`));
}

/** Whether `addressesOf` reads it, each with a protocol that matches and a host. */
export function areAddresses(text: string, protocol: RegExp): boolean {
  try {
    return addressesOf(text).every((url) => protocol.test(url.protocol.slice(0, -1)) && url.hostname !== '');
  } catch {
    return false;
  }
}

/**
 * Reads `redis://:password@host:port/db`, or `redis+sentinel://:password@s1:26379,s2:26379/group/db` for a Redis that
 * Sentinels look after; `rediss` for TLS. `?sentinelPassword=…` where the Sentinels have a password of their own.
 *
 * @param text accepted by `areAddresses`
 */
export function redisAddress(text: string): RedisAddress {
  const urls = addressesOf(text);
  const [first] = urls;
  if (!first) throw new Error('No address');
  const isTls = first.protocol.startsWith('rediss');
  const login = {
    ...(first.username === '' ? {} : { username: decodeURIComponent(first.username) }),
    ...(first.password === '' ? {} : { password: decodeURIComponent(first.password) }),
    ...(isTls ? { tls: {} } : {}),
  };
  const path = first.pathname.split('/').slice(1);
  if (!first.protocol.includes('+sentinel'))
    return { ...login, host: bare(first), port: Number(first.port || 6379), db: Number(path[0] || 0) };
  const sentinelPassword = first.searchParams.get('sentinelPassword');
  return {
    ...login,
    name: path[0] || 'mymaster',
    db: Number(path[1] || 0),
    sentinels: urls.map((url) => ({ host: bare(url), port: Number(url.port || 26_379) })),
    failoverDetector: true,
    sentinelCommandTimeout: answerMs,
    connectTimeout: answerMs,
    ...(sentinelPassword === null ? {} : { sentinelPassword }),
    ...(isTls ? { enableTLSForSentinelMode: true } : {}),
  };
}

/** The host as a socket takes it: URLs write IPv6 in brackets. */
function bare({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
