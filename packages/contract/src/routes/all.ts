import { endpoints, type EndpointName } from '../endpoints.js';
import type { Route } from '../route.js';
import * as blocks from './blocks.js';
import * as chats from './chats.js';
import * as consents from './consents.js';
import * as credentials from './credentials.js';
import * as credits from './credits.js';
import * as departure from './departure.js';
import * as discovery from './discovery.js';
import * as invites from './invites.js';
import * as likes from './likes.js';
import * as ownPhotos from './own-photos.js';
import * as ownProfile from './own-profile.js';
import * as passwords from './passwords.js';
import * as payments from './payments.js';
import * as places from './places.js';
import * as profiles from './profiles.js';
import * as sessions from './sessions.js';
import * as signup from './signup.js';
import * as siteSettings from './site-settings.js';
import * as staff from './staff.js';
import * as staffSession from './staff-session.js';
import * as tenants from './tenants.js';
import * as traffic from './traffic.js';
import * as user from './user.js';

/** Each file of routes is served by the controller of the same name. */
const files = {
  ...blocks,
  ...chats,
  ...consents,
  ...credentials,
  ...credits,
  ...departure,
  ...discovery,
  ...invites,
  ...likes,
  ...ownPhotos,
  ...ownProfile,
  ...passwords,
  ...payments,
  ...places,
  ...profiles,
  ...sessions,
  ...signup,
  ...siteSettings,
  ...staff,
  ...staffSession,
  ...tenants,
  ...traffic,
  ...user,
} satisfies { [N in EndpointName]: Route<N> };

export type Routes = Pick<typeof files, EndpointName>;

/** Every route by name. The type is total: an endpoint without a route does not compile. */
export const routes = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [name, files[name]]),
) as unknown as Routes;
