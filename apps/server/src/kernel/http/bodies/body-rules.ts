import { routes } from '@kindling/contract/routes';
import type { Route } from '@kindling/contract/route';

/** The body that one address accepts. */
export interface BodyRule {
  /**
   * `signed`: bytes that are not read before their signature is checked. `form`: sent by a page without scripts; no
   * call of the contract accepts it. `unread`: anything that third-party programs send.
   */
  kind: 'json' | 'file' | 'signed' | 'form' | 'unread';
  maxBytes: number;
  /** Empty: any. */
  mediaTypes: readonly string[];
  /** The call, where the contract has it. */
  route?: Route;
}

/** Our forms contain only a few choices. */
const form: BodyRule = {
  kind: 'form',
  maxBytes: 1024,
  mediaTypes: ['application/x-www-form-urlencoded'],
};

const unread: BodyRule = { kind: 'unread', maxBytes: 64 * 1024, mediaTypes: [] };

const rules = new Map(
  (Object.values(routes) as Route[]).map((route) => [`${route.method} ${route.path}`, ruleOf(route)]),
);

/**
 * The body rule of a registered route; undefined for one without a body.
 * @param says the route's declaration
 */
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
