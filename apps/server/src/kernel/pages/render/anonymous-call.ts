import { countryCookie } from '@kindling/contract/languages';
import type { PagePolicy } from '@kindling/contract/pages';
import { Call, type CallRequest } from '../../http/call.js';

/** Cookies that tell a visit's traffic source: what a page that varies on the logged-out search may see. */
export type VisibleCookies = readonly string[];

/**
 * The request as a page for everybody may see it: what its policy declares, nothing else. Who reads an address or a
 * header here would put one visitor's facts into the page of all.
 */
export function anonymousCall(request: CallRequest, policy: PagePolicy, searchCookies: VisibleCookies): Call {
  const undeclared = (what: string): never => {
    throw new Error(`A cached page reads ${what}, which its policy does not declare`);
  };
  const readable = [
    ...(policy.varies.includes('logged_out_search') ? searchCookies : []),
    ...(policy.varies.includes('country') ? [countryCookie] : []),
  ];
  const cookies = Object.fromEntries(readable.map((name) => [name, request.cookies[name]]));
  const facts: CallRequest = {
    id: request.id,
    secure: request.secure,
    origin: request.origin,
    country: policy.varies.includes('country') ? request.country : null,
    cookies,
    headers: {},
    rawBody: undefined,
    isPreview: request.isPreview ?? false,
    get address(): string {
      return undeclared("the visitor's address");
    },
  };
  return new Call(facts, () => Promise.resolve({ kind: 'visitor' }));
}
