import { NodeDns } from '../../apps/server/src/adapters/dns/node-dns.ts';
import { DnsUnreachable } from '../../apps/server/src/ports/public-dns.ts';
import { startDnsServer, type DnsServer } from '../support/dns/dns-server.ts';

let server: DnsServer;
let dns: NodeDns;
beforeAll(async () => {
  server = await startDnsServer();
  dns = new NodeDns([server.address]);
});
afterAll(() => server.close());

describe('public DNS', () => {
  it('has both kinds of addresses, behind aliases too, and nothing for a name without', async () => {
    server.set('site.dev', { A: ['192.0.2.1'], AAAA: ['2001:db8::1'] });
    server.set('www.site.dev', { CNAME: 'Site.dev' });
    expect(await dns.addresses('www.site.dev')).toEqual(['192.0.2.1', '2001:db8::1']);
    expect(await dns.aliases('www.site.dev')).toEqual(['site.dev']);
    expect(await dns.aliases('site.dev')).toEqual([]);
    expect(await dns.addresses('nowhere.dev')).toEqual([]);
  });

  it('has texts as they are, also those that only TCP can carry, and mail servers by preference', async () => {
    const long = 'k=rsa; p='.padEnd(2000, 'A');
    server.set('keys.dev', { TXT: [long, 'v=spf1 -all'] });
    server.set('mail.dev', {
      MX: [
        { preference: 20, exchange: 'Second.mail.dev' },
        { preference: 10, exchange: 'first.mail.dev' },
      ],
    });
    expect((await dns.texts('keys.dev')).toSorted()).toEqual([long, 'v=spf1 -all']);
    expect(await dns.mailServers('mail.dev')).toEqual(['first.mail.dev', 'second.mail.dev']);
  });

  it('is asked each time: nothing that a server said is kept here', async () => {
    server.set('moved.dev', { A: ['192.0.2.1'] });
    expect(await dns.addresses('moved.dev')).toEqual(['192.0.2.1']);
    server.set('moved.dev', { A: ['192.0.2.9'] });
    expect(await dns.addresses('moved.dev')).toEqual(['192.0.2.9']);
  });

  it('says that nobody could tell, after five seconds at most', async () => {
    server.fail('broken.dev', 'SERVFAIL');
    await expect(dns.texts('broken.dev')).rejects.toThrow(DnsUnreachable);
    server.fail('silent.dev', 'silence');
    const began = performance.now();
    await expect(dns.addresses('silent.dev')).rejects.toThrow(DnsUnreachable);
    expect(performance.now() - began).toBeLessThan(8000);
  });
});
