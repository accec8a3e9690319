import { Resolver } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { DnsUnreachable, PublicDns } from '../../ports/public-dns.js';

/** Codes of Node for a name, or a kind of record, that does not exist. */
const nothing: ReadonlySet<string | undefined> = new Set(['ENODATA', 'ENOTFOUND']);

/** However many resolvers there are, and however silent: whoever asks waits no longer. */
const answerMs = 5000;

/** Asks resolvers over the network, never the machine's own hosts file. */
export class NodeDns extends PublicDns {
  private readonly resolver = new Resolver({ timeout: 1500, tries: 2 });

  /** @param servers addresses with an optional port; none: those of the machine */
  constructor(servers: readonly string[]) {
    super();
    if (servers.length > 0) this.resolver.setServers(servers);
  }

  override async addresses(name: string): Promise<string[]> {
    const [four, six] = await Promise.all([
      found(this.resolver.resolve4(name)),
      found(this.resolver.resolve6(name)),
    ]);
    return [...four, ...six];
  }

  override async aliases(name: string): Promise<string[]> {
    return (await found(this.resolver.resolveCname(name))).map(normal);
  }

  override async texts(name: string): Promise<string[]> {
    return (await found(this.resolver.resolveTxt(name))).map((parts) => parts.join(''));
  }

  override async mailServers(name: string): Promise<string[]> {
    const records = await found(this.resolver.resolveMx(name));
    return records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => normal(exchange));
  }
}

async function found<T>(answer: Promise<T[]>): Promise<T[]> {
  const deadline = new AbortController();
  const tooLate = setTimeout(answerMs, undefined, { signal: deadline.signal, ref: false }).then(() => {
    throw new DnsUnreachable('ETIMEOUT');
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch (error) {
    if (error instanceof DnsUnreachable) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (nothing.has(code)) return [];
    throw new DnsUnreachable(code ?? 'unknown');
  } finally {
    tooLate.catch(() => undefined);
    deadline.abort();
  }
}

const normal = (name: string): string => name.toLowerCase().replace(/\.$/, '');
