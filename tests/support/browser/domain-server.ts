import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/services/ports.ts';
import { createFirstOwner, prepareDatabase, startApp } from '../app/app-process.ts';
import { ownIssuer, type OwnIssuer } from '../app/self-signed.ts';
import { besideRedisUrl } from '../database/redis-database.ts';
import { createSchema } from '../database/schema.ts';
import { startDnsServer, type DnsServer } from '../dns/dns-server.ts';
import { startTlsServer, type TlsServer } from '../dns/tls-server.ts';
import { startCaddy } from '../live/caddy.ts';
import { startMailServer, type MailServer } from '../mail/mail-server.ts';

type Owner = Readonly<Record<'email' | 'name' | 'password', string>>;

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

export interface FrontedServer {
  port: number;
  dns: DnsServer;
  mails: MailServer;
  /** What hosts have to lead to. */
  target: string;
  /** Requests `path` of a host over HTTPS, as a browser does that trusts the authority. */
  get(host: string, path: string): Promise<{ status: number; body: string }>;
  stop(): Promise<void>;
}

/** The same behind the documented Caddy, with a mail server that takes its mails; nothing of it is there twice. */
export async function startBehindCaddy(owner: Owner): Promise<FrontedServer> {
  const target = 'sites.platform.dev';
  const [schema, dns, mails] = [await createSchema(), await startDnsServer(), await startMailServer()];
  dns.set(target, { A: ['127.0.0.1'] });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-own-domain-'));
  const port = await freePort();
  const ports = { http: await freePort(), https: await freePort() };
  const caddy = await startCaddy(folder, [port, port], ports);
  fs.writeFileSync(path.join(folder, 'authority.pem'), caddy.ca);
  const options = {
    databaseUrl: schema.url,
    redisUrl: await besideRedisUrl(),
    env: {
      ...{ KINDLING_DATA_DIR: path.join(folder, 'data'), TRUSTED_PROXIES: '127.0.0.1' },
      ...{ DNS_SERVERS: dns.address, SITE_TARGETS: `127.0.0.1,${target}` },
      ...{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: String(ports.https) },
      ...{ SMTP_URL: mails.url, MAIL_FROM: 'post@platform.dev', MAIL_SPF: 'include:spf.platform.dev' },
      NODE_EXTRA_CA_CERTS: path.join(folder, 'authority.pem'),
    },
  };
  await prepareDatabase({ ...options, seed: false });
  await createFirstOwner(options, owner);
  const app = await startApp({ ...options, port });
  return {
    ...{ port, dns, mails, target },
    get: (host, place) => securely(host, place, { port: ports.https, ca: caddy.ca }),
    async stop() {
      await app.stop();
      caddy.stop();
      await dns.close();
      await mails.stop();
      await schema.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function securely(
  host: string,
  place: string,
  { port, ca }: { port: number; ca: string },
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` };
    https
      .get(
        { host: '127.0.0.1', port, servername: host, path: place, agent: false, ca, headers },
        (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (part: string) => (body += part));
          answer.once('error', reject).once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        },
      )
      .once('error', reject);
  });
}

/** Starts a server with the demo's brands, an owner, and a name server and a proxy of its own: it asks no other. */
export async function startWithDomains(owner: Owner): Promise<DomainServer> {
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
