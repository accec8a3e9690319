import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PagePolicy } from '@kindling/contract/pages';
import type { SiteAnswer } from '@kindling/contract/site-request';
import { compress, type Encoding } from './compress.js';

/** A rendered page as it is sent: bytes per encoding and their headers. */
export interface CachedPage {
  /** 200, or 404 of the not-found page. */
  status: number;
  etag: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
  headers: Readonly<Record<Encoding, Readonly<Record<string, string | number>>>>;
  /** Headers of a 304. */
  renewed: Readonly<Record<string, string>>;
  /** Pages of a brand are dropped when it changes; it is part of the key anyway, this only frees the memory sooner. */
  tenantId: string;
}

const maxBytes = 128 * 1024 * 1024;
/** How long a page may be outdated: lists of members change without any edit (decision 0004). */
const ttlMs = 15_000;

/** Rendered pages of anonymous visitors, as compressed bytes. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length + 2048,
    ttl: ttlMs,
  });
  /** Counts the changes of shown members, by brand. */
  private readonly membersVersions = new Map<string, number>();
  private readonly rendering = new Map<string, Promise<CachedPage | undefined>>();

  get(key: string): CachedPage | undefined {
    return this.pages.get(key);
  }

  /**
   * Renders a page once, however many requests arrive at the same time.
   *
   * @param render returns the page, or undefined when it turned out to be individual
   */
  fill(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    // Another request may have rendered it while this one waited for its turn.
    const known = this.pages.get(key);
    if (known) return Promise.resolve(known);
    const running = this.rendering.get(key);
    if (running) return running;
    const promise = render()
      .then((page) => {
        if (page) this.pages.set(key, page);
        return page;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, promise);
    return promise;
  }

  /** Part of each key, so that a page still being rendered when members change is never served afterwards. */
  membersVersion(tenantId: string): number {
    return this.membersVersions.get(tenantId) ?? 0;
  }

  /** Drops a brand's pages after a change of its shown members. */
  dropMembers(tenantId: string): void {
    this.membersVersions.set(tenantId, this.membersVersion(tenantId) + 1);
    this.dropTenant(tenantId);
  }

  dropTenant(tenantId: string): void {
    for (const [key, page] of this.pages.entries()) if (page.tenantId === tenantId) this.pages.delete(key);
  }
}

/** Prepares a rendered page for sending. */
export async function toCachedPage(
  tenantId: string,
  { status, body: html, headers }: SiteAnswer,
  policy?: Pick<PagePolicy, 'area' | 'query'>,
): Promise<CachedPage> {
  // Pages with parameters are many, each of which is sent less often.
  const quality = policy?.query ? 4 : 9;
  const [br, gzip] = await Promise.all([compress(html, 'br', quality), compress(html, 'gzip', quality)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const bodies = { br, gzip, identity: html };
  const renewed = {
    ...headers,
    etag,
    // No browser stores a page about members (trust 12).
    'cache-control': policy?.area === 'members' ? 'no-store' : 'private, no-cache',
    vary: 'accept-encoding, cookie',
  };
  const headersOf = (encoding: Encoding) => ({
    ...renewed,
    'content-length': bodies[encoding].length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  return {
    status,
    etag,
    bodies,
    tenantId,
    renewed,
    headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') },
  };
}
