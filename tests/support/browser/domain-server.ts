import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFirstOwner, prepareDatabase, startApp } from '../app/app-process.ts';
import { ownIssuer, type OwnIssuer } from '../app/self-signed.ts';
import { besideRedisUrl } from '../database/redis-database.ts';
import { createSchema } from '../database/schema.ts';
import { startDnsServer, type DnsServer } from '../dns/dns-server.ts';
import { startTlsServer, type TlsServer } from '../dns/tls-server.ts';

export interface DomainServer {
  port: number;
  /** What the server asks about hosts. */
  dns: DnsServer;
  /** What hosts have to lead to: at 127.0.0.1, and by `target`. */
  proxy: TlsServer;
  target: string;
  /** Whose certificates the server trusts. */
  issuer: OwnIssuer;
  /** Ends it and drops what it kept. */
  stop(): Promise<void>;
}

/** Starts a server with the demo's brands, an owner, and a name server and a proxy of its own: it asks no other. */
export async function startWithDomains(
  owner: Readonly<Record<'email' | 'name' | 'password', string>>,
): Promise<DomainServer> {
  const target = 'sites.platform.dev';
  const [schema, dns, proxy] = [await createSchema(), await startDnsServer(), await startTlsServer()];
  dns.set(target, { A: ['127.0.0.1'] });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-domains-'));
  const issuer = ownIssuer('Test Issuer');
  fs.writeFileSync(path.join(folder, 'issuer.pem'), issuer.cert);
  const options = {
    databaseUrl: schema.url,
    redisUrl: await besideRedisUrl(),
    env: {
      ...{ KINDLING_DATA_DIR: path.join(folder, 'data'), TRUSTED_PROXIES: '127.0.0.1' },
      ...{ DNS_SERVERS: dns.address, SITE_TARGETS: `127.0.0.1,${target}`, PUBLIC_PORT: String(proxy.port) },
      NODE_EXTRA_CA_CERTS: path.join(folder, 'issuer.pem'),
    },
  };
  await prepareDatabase({ ...options, seed: false });
  await createFirstOwner(options, owner);
  const app = await startApp(options);
  return {
    ...{ port: app.port, dns, proxy, target, issuer },
    async stop() {
      await app.stop();
      await dns.close();
      await proxy.close();
      await schema.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
