import { Injectable } from '@nestjs/common';
import {
  consentAsked,
  consentCookie,
  cookieChoiceIn,
  type CookieChoice,
} from '@kindling/contract/brands/cookie-consent';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import type { Call } from '../../../kernel/http/call.js';
import type { CookieOptions } from '../../../kernel/http/cookies.js';
import { decodeTrafficSource, encodeTrafficSource, parseTrafficSource } from './traffic-source.js';

export { VisitsRepository, type CountedVisits } from './visits/visits.repository.js';

const daySeconds = 24 * 3600;
const choiceSeconds = 180 * daySeconds;
const sourceSeconds = 30 * daySeconds;

/**
 * Keeps where a visit came from: until the browser is closed, or for 30 days if the visitor allows that
 * (decisions §3.7).
 */
@Injectable()
export class TrafficApi {
  /** Name of the visit's cookie; pages that vary on the source may see it. */
  static readonly cookie = 'kindling_source';

  /**
   * Notes the source that a page's address names, unless the visit has one already; the page then asks whether it may
   * be kept, unless the visitor said so before. Call it for requests of pages.
   *
   * @param url the page's address; only its query matters
   */
  remember(call: Call, url: URL): void {
    // Every page comes through here and few addresses name a source, so the cheap look comes first.
    if (!url.search.includes('network=') || this.sourceOf(call)) return;
    const source = parseTrafficSource(url.searchParams);
    if (!source) return;
    const choice = cookieChoiceIn(call.request.cookies[consentCookie]);
    call.setCookie(TrafficApi.cookie, encodeTrafficSource(source), lifetimeOf(choice));
    if (!choice) call.setCookie(consentCookie, consentAsked, { script: true });
  }

  sourceOf(call: Call): TrafficSource | undefined {
    const value = call.request.cookies[TrafficApi.cookie];
    return value === undefined ? undefined : decodeTrafficSource(value);
  }

  /** Notes what the visitor takes; the source of this visit then lives as long as they allow. */
  choose(call: Call, choice: CookieChoice): void {
    call.setCookie(consentCookie, choice, { maxAgeSeconds: choiceSeconds, script: true });
    const source = this.sourceOf(call);
    if (source) call.setCookie(TrafficApi.cookie, encodeTrafficSource(source), lifetimeOf(choice));
  }
}

function lifetimeOf(choice: CookieChoice | undefined): CookieOptions {
  return choice === 'all' ? { maxAgeSeconds: sourceSeconds } : {};
}
