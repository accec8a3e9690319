import { endpoints, type EndpointName } from '../endpoints.js';
import type { Route } from '../route.js';
import * as accounting from './accounting.js';
import * as ageChecks from './age-checks.js';
import * as audit from './audit.js';
import * as blocks from './blocks.js';
import * as books from './books.js';
import * as brandExports from './brand-exports.js';
import * as brandPageDesk from './brand-page-desk.js';
import * as brandPages from './brand-pages.js';
import * as brands from './brands.js';
import * as bulk from './bulk.js';
import * as chats from './chats.js';
import * as companies from './companies.js';
import * as consents from './consents.js';
import * as corrections from './corrections.js';
import * as credentials from './credentials.js';
import * as credits from './credits.js';
import * as crowd from './crowd.js';
import * as departure from './departure.js';
import * as desk from './desk.js';
import * as discountCodes from './discount-codes.js';
import * as discounts from './discounts.js';
import * as discovery from './discovery.js';
import * as fictionalDesk from './fictional-desk.js';
import * as fictionalProfiles from './fictional-profiles.js';
import * as growth from './growth.js';
import * as home from './home.js';
import * as invites from './invites.js';
import * as likes from './likes.js';
import * as looks from './looks.js';
import * as mailSamples from './mail-samples.js';
import * as mailWords from './mail-words.js';
import * as mandates from './mandates.js';
import * as marks from './marks.js';
import * as matchmaking from './matchmaking.js';
import * as memberDesk from './member-desk.js';
import * as moneyFigures from './money-figures.js';
import * as newsletters from './newsletters.js';
import * as ownPhotos from './own-photos.js';
import * as ownProfile from './own-profile.js';
import * as passwords from './passwords.js';
import * as paymentDesk from './payment-desk.js';
import * as payments from './payments.js';
import * as places from './places.js';
import * as presence from './presence.js';
import * as profiles from './profiles.js';
import * as restrictionDesk from './restriction-desk.js';
import * as restrictions from './restrictions.js';
import * as push from './push.js';
import * as reports from './reports.js';
import * as savedFilters from './saved-filters.js';
import * as savedReplies from './saved-replies.js';
import * as sessions from './sessions.js';
import * as signup from './signup.js';
import * as siteSettings from './site-settings.js';
import * as staff from './staff.js';
import * as staffAccount from './staff-account.js';
import * as staffInvitations from './staff-invitations.js';
import * as staffSession from './staff-session.js';
import * as support from './support.js';
import * as supportDesk from './support-desk.js';
import * as tenants from './tenants.js';
import * as traffic from './traffic.js';
import * as transparency from './transparency.js';
import * as unsubscribe from './unsubscribe.js';
import * as updates from './updates.js';
import * as user from './user.js';
import * as verification from './verification.js';

/** Each file of routes is served by the controller of the same name. */
const files = {
  ...accounting,
  ...ageChecks,
  ...audit,
  ...blocks,
  ...books,
  ...brandExports,
  ...brandPageDesk,
  ...brandPages,
  ...brands,
  ...bulk,
  ...chats,
  ...companies,
  ...consents,
  ...corrections,
  ...credentials,
  ...credits,
  ...crowd,
  ...departure,
  ...desk,
  ...discountCodes,
  ...discounts,
  ...discovery,
  ...fictionalDesk,
  ...fictionalProfiles,
  ...growth,
  ...home,
  ...invites,
  ...likes,
  ...looks,
  ...mailSamples,
  ...mailWords,
  ...mandates,
  ...marks,
  ...matchmaking,
  ...memberDesk,
  ...moneyFigures,
  ...newsletters,
  ...ownPhotos,
  ...ownProfile,
  ...passwords,
  ...paymentDesk,
  ...payments,
  ...places,
  ...presence,
  ...profiles,
  ...restrictionDesk,
  ...restrictions,
  ...push,
  ...reports,
  ...savedFilters,
  ...savedReplies,
  ...sessions,
  ...signup,
  ...siteSettings,
  ...staff,
  ...staffAccount,
  ...staffInvitations,
  ...staffSession,
  ...support,
  ...supportDesk,
  ...tenants,
  ...traffic,
  ...transparency,
  ...unsubscribe,
  ...updates,
  ...user,
  ...verification,
} satisfies { [N in EndpointName]: Route<N> };

export type Routes = Pick<typeof files, EndpointName>;

/** Every route by name. The type is total: an endpoint without a route does not compile. */
export const routes = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [name, files[name]]),
) as unknown as Routes;
