import { routes } from '@kindling/contract/routes';
import type { Route } from '@kindling/contract/route';

/** What one address takes as a body. */
export interface BodyRule {
  /**
   * `signed`: bytes that are not read before their signature is checked. `form`: what a page without scripts sends;
   * no call of the contract takes it. `unread`: whatever other people's programs send.
   */
  kind: 'json' | 'file' | 'signed' | 'form' | 'unread';
  maxBytes: number;
  /** Empty: any. */
  mediaTypes: readonly string[];
  /** The call, where the contract has it. */
  route?: Route;
}

/** A form of ours is a few choices. */
const form: BodyRule = {
  kind: 'form',
  maxBytes: 1024,
  mediaTypes: ['application/x-www-form-urlencoded'],
};

const unread: BodyRule = { kind: 'unread', maxBytes: 64 * 1024, mediaTypes: [] };

const rules = new Map(
  (Object.values(routes) as Route[]).map((route) => [`${route.method} ${route.path}`, ruleOf(route)]),
);

/** What a registered route takes; undefined for one that reads no body at all. @param says what it says of itself */
export function bodyRule(
  method: string,
  path: string,
  says: { form?: boolean; unread?: boolean },
): BodyRule | undefined {
  if (says.unread === true) return unread;
  return says.form === true ? form : rules.get(`${method} ${path}`);
}

function ruleOf(route: Route): BodyRule {
  const { maxBytes, upload } = route;
  if (upload) return { kind: 'file', maxBytes, mediaTypes: upload.mediaTypes, route };
  if (route.access === 'signed') return { kind: 'signed', maxBytes, mediaTypes: [], route };
  return { kind: 'json', maxBytes, mediaTypes: ['application/json'], route };
}
