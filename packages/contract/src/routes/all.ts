import type { EndpointName } from '../endpoints.js';
import type { Route } from '../route.js';
import * as account from './account.js';
import * as blocks from './blocks.js';
import * as chats from './chats.js';
import * as console from './console.js';
import * as consents from './consents.js';
import * as credentials from './credentials.js';
import * as credits from './credits.js';
import * as departure from './departure.js';
import * as invites from './invites.js';
import * as likes from './likes.js';
import * as members from './members.js';
import * as photos from './photos.js';
import * as places from './places.js';
import * as settings from './settings.js';
import * as staff from './staff.js';

/** Every route by name. The type is total: an endpoint without a route does not compile. */
export const routes = {
  getUser: account.getUser,
  login: account.login,
  updateUser: account.updateUser,
  logout: account.logout,
  signup: account.signup,
  activate: account.activate,
  resendActivation: account.resendActivation,
  getSignupChallenge: account.getSignupChallenge,
  requestPasswordReset: credentials.requestPasswordReset,
  resetPassword: credentials.resetPassword,
  changePassword: credentials.changePassword,
  requestMailChange: credentials.requestMailChange,
  confirmMailChange: credentials.confirmMailChange,
  listSessions: credentials.listSessions,
  endSession: credentials.endSession,
  endOtherSessions: credentials.endOtherSessions,
  deleteAccount: departure.deleteAccount,
  reactivateAccount: departure.reactivateAccount,
  exportAccount: departure.exportAccount,
  getConsents: consents.getConsents,
  giveConsent: consents.giveConsent,
  withdrawConsent: consents.withdrawConsent,
  setCookieConsent: consents.setCookieConsent,
  getRegions: places.getRegions,
  geocode: places.geocode,
  searchCities: places.searchCities,
  uploadPhoto: photos.uploadPhoto,
  deletePhoto: photos.deletePhoto,
  setMainPhoto: photos.setMainPhoto,
  listBlocks: blocks.listBlocks,
  blockMember: blocks.blockMember,
  unblockMember: blocks.unblockMember,
  getSettings: settings.getSettings,
  getCompanyInfo: settings.getCompanyInfo,
  getInterests: settings.getInterests,
  searchMembers: members.searchMembers,
  newMembers: members.newMembers,
  getMember: members.getMember,
  getOwnProfile: members.getOwnProfile,
  updateOwnProfile: members.updateOwnProfile,
  getLikes: likes.getLikes,
  giveLike: likes.giveLike,
  seeLiker: likes.seeLiker,
  getChats: chats.getChats,
  getConversation: chats.getConversation,
  sendMessage: chats.sendMessage,
  readConversation: chats.readConversation,
  deleteChat: chats.deleteChat,
  getCredits: credits.getCredits,
  getBundles: credits.getBundles,
  getLeavingOffers: credits.getLeavingOffers,
  startPayment: credits.startPayment,
  getPayment: credits.getPayment,
  paymentWebhook: credits.paymentWebhook,
  staffLogin: staff.staffLogin,
  staffLoginCode: staff.staffLoginCode,
  staffEnrolment: staff.staffEnrolment,
  staffSession: staff.staffSession,
  staffLogout: staff.staffLogout,
  listStaff: staff.listStaff,
  resetSecondFactor: staff.resetSecondFactor,
  listTenants: console.listTenants,
  getTenant: console.getTenant,
  updateTenant: console.updateTenant,
  listTenantVersions: console.listTenantVersions,
  restoreTenantVersion: console.restoreTenantVersion,
  getSettingsSchema: console.getSettingsSchema,
  getSettingsChoices: console.getSettingsChoices,
  listProfiles: console.listProfiles,
  getProfile: console.getProfile,
  listInvites: invites.listInvites,
  createInvite: invites.createInvite,
  revokeInvite: invites.revokeInvite,
} as const satisfies { [N in EndpointName]: Route<N> };

export type Routes = typeof routes;
