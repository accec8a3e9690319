import * as calls from './calls.js';
import { endpoints, type EndpointName } from './endpoints.js';
import type { Route } from './route.js';

export type Routes = Pick<typeof calls, EndpointName>;

/** Every route by name. The type is total: an endpoint without a route does not compile. */
export const routes = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [name, calls[name] satisfies Route]),
) as unknown as Routes;
