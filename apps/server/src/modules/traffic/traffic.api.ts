import { Injectable } from '@nestjs/common';
import type { TrafficSource } from '@kindling/contract/routes/account';
import type { Call } from '../../kernel/http/call.js';
import { decodeTrafficSource, encodeTrafficSource, parseTrafficSource } from './traffic-source.js';

/** Keeps where a visit came from, from its first landing until the browser is closed (decisions §3.7). */
@Injectable()
export class TrafficApi {
  /** Name of the visit's cookie; pages that vary on the source may see it. */
  static readonly cookie = 'kindling_source';

  /**
   * Notes the source that a page's address names, unless the visit has one already. Call it for requests of pages.
   *
   * @param url the page's address; only its query matters
   */
  remember(call: Call, url: URL): void {
    // Almost no address names one, and almost every page passes here.
    if (!url.search.includes('network=') || this.sourceOf(call)) return;
    const source = parseTrafficSource(url.searchParams);
    if (source) call.setCookie(TrafficApi.cookie, encodeTrafficSource(source), {});
  }

  sourceOf(call: Call): TrafficSource | undefined {
    const value = call.request.cookies[TrafficApi.cookie];
    return value === undefined ? undefined : decodeTrafficSource(value);
  }
}
