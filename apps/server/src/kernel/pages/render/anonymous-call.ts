import { countryCookie } from '@kindling/contract/languages';
import type { PagePolicy } from '@kindling/contract/pages';
import { Call, type CallRequest } from '../../http/call.js';

/** Cookies that hold a visit's traffic source: the ones visible to a page that varies on the logged-out search. */
export type VisibleCookies = readonly string[];

/**
 * The request as a shared page may see it: what its policy declares, nothing else. Reading an address or a header here
 * would put one visitor's facts into every visitor's page.
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
