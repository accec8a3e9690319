import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { endpoints, type EndpointName } from '../../packages/contract/src/endpoints.ts';
import { Ids } from '../../apps/server/src/ports/ids.ts';
import { oneTab, plainKind } from '../support/desk/desk.ts';
import { someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp, type TestRequest } from '../support/app/test-app.ts';
import { TwinIds } from '../support/twins/ids.ts';
import { joinStaff, makeTwin, type TwinBrand } from '../support/twins/world.ts';
import { noteFigure } from '../support/environment/proof.ts';

/** Ids that a call takes; those of one brand, of the other, or of nobody. */
type TwinRefs = Pick<
  TwinBrand,
  | 'conversation'
  | 'message'
  | 'chatPhoto'
  | 'payment'
  | 'restriction'
  | 'invite'
  | 'discountCode'
  | 'dateShare'
  | 'photo'
  | 'deskItem'
  | 'id'
> & {
  profile: string;
};

type MakeCall = (refs: TwinRefs) => TestRequest;

const get =
  (path: (refs: TwinRefs) => string): MakeCall =>
  (refs) => ({ path: path(refs) });
const send =
  (
    method: 'POST' | 'PUT' | 'DELETE',
    path: (refs: TwinRefs) => string,
    body?: (refs: TwinRefs) => unknown,
  ): MakeCall =>
  (refs) => ({ method, path: path(refs), ...(body ? { body: body(refs) } : {}) });

const list = (filter: object = {}) => `filter=${encodeURIComponent(JSON.stringify(filter))}&limit=10`;

const plan = { sharer: 'Ann', other: 'Tom', place: 'The café', at: '2026-03-05T20:00' };

/** Calls that take no id: what they answer is about the caller or the brand alone. */
const withoutIds: Partial<Record<EndpointName, MakeCall>> = {
  getUser: get(() => '/api/user.php'),
  updateUser: send(
    'PUT',
    () => '/api/user.php',
    () => ({ language: 'nl' }),
  ),
  getSettings: get(() => '/api/settings.php'),
  listOwnRestrictions: get(() => '/api/restrictions'),
  getCompanyInfo: get(() => '/api/companyinfo.php'),
  getInterests: get(() => '/api/interests.php'),
  getRegions: get(() => '/api/regions.php'),
  geocode: get(() => '/api/geocode.php?lat=52.37&lon=4.89'),
  searchCities: get(() => '/api/cities?name=utr'),
  searchMembers: get(() => '/api/members'),
  countMembers: get(() => '/api/members/count'),
  newMembers: get(() => '/api/members/new'),
  getCrowd: get(() => '/api/crowd'),
  getOwnProfile: get(() => '/api/profile'),
  updateOwnProfile: send(
    'PUT',
    () => '/api/profile',
    () => ({ about_me: 'hello' }),
  ),
  previewProfile: get(() => '/api/profile/preview?as=premium'),
  getAgeCheck: get(() => '/api/age-check'),
  startAgeCheck: send('POST', () => '/api/age-check'),
  getVerification: get(() => '/api/verification'),
  startVerification: send('POST', () => '/api/verification'),
  withdrawVerification: send('DELETE', () => '/api/verification'),
  getConsents: get(() => '/api/consents'),
  giveConsent: send(
    'POST',
    () => '/api/consents',
    () => ({ kind: 'marketing' }),
  ),
  withdrawConsent: send('DELETE', () => '/api/consents/marketing'),
  getLikes: get(() => '/api/likes.php'),
  autoLike: get(() => '/api/auto-like.php'),
  getDeck: get(() => '/api/swipe/deck'),
  beginSwipingAgain: send('DELETE', () => '/api/swipe/passes'),
  findMatches: send(
    'POST',
    () => '/api/match-finder',
    () => ({ wishes: ['near', 'newcomers'], reach: 'anywhere', intention: null }),
  ),
  getDailyMatches: get(() => '/api/daily-matches'),
  getUpdates: get(() => '/api/updates'),
  pageHidden: send('POST', () => '/api/page-hidden.php'),
  getChats: get(() => '/api/chats.php'),
  getGifts: get(() => '/api/gifts'),
  getIcebreakers: get(() => '/api/icebreakers?language=nl'),
  listBlocks: get(() => '/api/blocks'),
  getUnwantedWords: get(() => '/api/unwanted-words'),
  setUnwantedWords: send(
    'PUT',
    () => '/api/unwanted-words',
    () => ({ words: ['spam'] }),
  ),
  getDateShares: get(() => '/api/date-shares'),
  shareDate: send(
    'POST',
    () => '/api/date-shares',
    () => plan,
  ),
  getCredits: get(() => '/api/credits'),
  getBundles: get(() => '/api/bundles'),
  listPayments: get(() => '/api/payments'),
  getMandates: get(() => '/api/mandates'),
  getLeavingOffers: get(() => '/api/leaving-offers'),
  getDiscountCode: get(() => '/api/discountcode.php?welcome=true'),
};

/** Calls that take an id of something that a brand owns. */
const withIds: Partial<Record<EndpointName, MakeCall>> = {
  getMember: get(({ profile }) => `/api/members/${profile}`),
  relatedMembers: get(({ profile }) => `/api/members/${profile}/related`),
  getConversation: get(({ conversation }) => `/api/chat.php?conversation=${conversation}`),
  giveLike: send(
    'POST',
    () => '/api/likes',
    ({ profile }) => ({ profile_id: profile }),
  ),
  // Right behind what gave it.
  takeBackLike: send('DELETE', ({ profile }) => `/api/likes/${profile}`),
  seeLiker: send('POST', ({ profile }) => `/api/likes/${profile}/seen`),
  passMember: send(
    'POST',
    () => '/api/swipe/passes',
    ({ profile }) => ({ profile_id: profile }),
  ),
  takeBackPass: send('DELETE', ({ profile }) => `/api/swipe/passes/${profile}`),
  sendMessage: send(
    'POST',
    () => '/api/messages',
    ({ profile }) => ({ client_id: randomUUID(), profile_id: profile, text: 'hello' }),
  ),
  sendGift: send(
    'POST',
    () => '/api/messages/gift',
    ({ profile }) => ({ client_id: randomUUID(), profile_id: profile, gift: 'rose' }),
  ),
  openChatPhoto: send('POST', ({ chatPhoto }) => `/api/messages/${chatPhoto}/photo/opening`),
  reactToMessage: send(
    'PUT',
    ({ message }) => `/api/messages/${message}/reaction`,
    () => ({ emoji: '🔥' }),
  ),
  retractMessage: send('PUT', ({ message }) => `/api/messages/${message}/retraction`),
  changeDateShare: send(
    'PUT',
    ({ dateShare }) => `/api/date-shares/${dateShare}`,
    () => plan,
  ),
  renewDateShareLink: send('POST', ({ dateShare }) => `/api/date-shares/${dateShare}/link`),
  checkIn: send('POST', ({ dateShare }) => `/api/date-shares/${dateShare}/check-in`),
  // Answered alike whether there was one.
  endDateShare: send('DELETE', ({ dateShare }) => `/api/date-shares/${dateShare}`),
  readConversation: send(
    'POST',
    ({ conversation }) => `/api/chats/${conversation}/read`,
    () => ({ seq: 1 }),
  ),
  getRestriction: get(({ restriction }) => `/api/restrictions/${restriction}`),
  getPayment: get(({ payment }) => `/api/payments/${payment}`),
  setMainPhoto: send('POST', ({ photo }) => `/api/photos/${photo}/main`),
  orderPhotos: send(
    'PUT',
    () => '/api/photos/order',
    ({ photo }) => ({ ids: [photo] }),
  ),
  deletePhoto: send('DELETE', ({ photo }) => `/api/photos/${photo}`),
  // Right behind what deletes it.
  restorePhoto: send('POST', ({ photo }) => `/api/photos/${photo}/restore`),
  deleteChat: send(
    'DELETE',
    () => '/api/chat.php',
    ({ conversation }) => ({ conversation }),
  ),
  // Last, and the end right behind it: a block hides from every other row whom it is about.
  blockMember: send(
    'POST',
    () => '/api/blocks',
    ({ profile }) => ({ profile_id: profile }),
  ),
  unblockMember: send('DELETE', ({ profile }) => `/api/blocks/${profile}`),
};

const someRules = {
  ...{ percentage: 10, value: null, currency: null, minimum_order_value: null, country: null },
  ...{ expires: null, paymentmethods: null, validity: 'once' },
};

/** The console's calls that name a brand, made by an operator: whoever was not given it finds nothing. */
const ofStaff: Partial<Record<EndpointName, MakeCall>> = {
  getTenant: get(({ id }) => `/admin-api/tenants/${id}`),
  listTenantVersions: get(({ id }) => `/admin-api/tenant-versions?${list({ tenant: id })}`),
  listProfiles: get(({ id }) => `/admin-api/profiles?${list({ tenant: id })}`),
  getProfile: get(({ id, profile }) => `/admin-api/profiles/${id}:${profile}`),
  listRestrictions: get(({ id, profile }) => `/admin-api/profiles/${id}:${profile}/restrictions`),
  listInvites: get(({ id }) => `/admin-api/invites?${list({ tenant: id })}`),
  createInvite: send(
    'POST',
    () => '/admin-api/invites',
    ({ id }) => ({ tenant: id }),
  ),
  revokeInvite: send('DELETE', ({ id, invite }) => `/admin-api/invites/${id}:${invite}`),
  listDiscountCodes: get(({ id }) => `/admin-api/discount-codes?${list({ tenant: id })}`),
  readDiscountCode: get(({ id, discountCode }) => `/admin-api/discount-codes/${id}:${discountCode}`),
  createDiscountCode: send(
    'POST',
    () => '/admin-api/discount-codes',
    ({ id }) => ({ tenant: id, ...someRules }),
  ),
  updateDiscountCode: send(
    'PUT',
    ({ id, discountCode }) => `/admin-api/discount-codes/${id}:${discountCode}`,
    () => ({ status: 'disabled' }),
  ),
  createDiscountBatch: send(
    'POST',
    () => '/admin-api/discount-batches',
    ({ id }) => ({ tenant: id, prefix: 'TWIN', count: 2, ...someRules }),
  ),
  getStandardTexts: get(({ id }) => `/admin-api/tenants/${id}/standard-texts`),
  getPriceHistory: get(({ id }) => `/admin-api/tenants/${id}/prices`),
  listNewsletters: get(({ id }) => `/admin-api/newsletters?${list({ tenant: id })}`),
  createNewsletter: send(
    'POST',
    () => '/admin-api/newsletters',
    ({ id }) => ({
      ...{ tenant: id, kind: 'news', page: 'members' },
      texts: { nl: { subject: 'hello', body: 'hello', button: 'hello' } },
    }),
  ),
  restoreTenantVersion: send(
    'POST',
    ({ id }) => `/admin-api/tenants/${id}/restore`,
    () => ({ version: 1 }),
  ),
};

/** The same for those of moderators. What is taken can be decided, what is decided undone. */
const ofModerators: Partial<Record<EndpointName, MakeCall>> = {
  takeDeskItems: send(
    'POST',
    () => '/admin-api/desk/take',
    ({ id }) => ({ kind: 'verification', tenant: id, want: 5, tab: oneTab }),
  ),
  previewDeskDecision: send(
    'POST',
    ({ id, deskItem }) => `/admin-api/desk/items/${id}:${deskItem}/preview`,
    () => ({ decision: 'confirm' }),
  ),
  decideDeskItem: send(
    'POST',
    ({ id, deskItem }) => `/admin-api/desk/items/${id}:${deskItem}/decision`,
    () => ({ decision: 'confirm' }),
  ),
  listFictionalTurns: get(({ id }) => `/admin-api/fictional-turns?${list({ tenant: id })}`),
  listSavedReplies: get(({ id }) => `/admin-api/saved-replies?${list({ tenant: id })}`),
  createSavedReply: send(
    'POST',
    () => '/admin-api/saved-replies',
    ({ id }) => ({ tenant: id, use: 'fictional_chat', language: 'en', text: 'hello' }),
  ),
  undoDeskDecision: send('DELETE', ({ id, deskItem }) => `/admin-api/desk/items/${id}:${deskItem}/decision`),
};

/** Where a row of this table would prove nothing: why, or which test holds the guarantee instead. */
const elsewhere: Partial<Record<EndpointName, { because: string } | { file: string; test: string }>> = {
  login: { file: 'accounts.spec', test: 'know nothing of each other’s accounts' },
  logout: { because: 'ends the session of the cookie, which no other brand knows' },
  openSharedDate: { file: 'date-shares.spec', test: 'leads nowhere on another brand' },
  signup: { file: 'accounts.spec', test: 'know nothing of each other’s accounts' },
  setCookieConsent: { because: 'sets cookies of the browser that asks, and knows no row' },
  getSignupChallenge: {
    file: 'signup-gate.spec',
    test: 'cannot use on one brand what it was given on another',
  },
  activate: { file: 'accounts.spec', test: 'is nobody’s on another brand' },
  requestPasswordReset: { file: 'passwords.spec', test: 'is a matter of its own brand' },
  resetPassword: { file: 'passwords.spec', test: 'is a matter of its own brand' },
  subscribePush: { because: 'takes no id; a browser of the session’s own account' },
  unsubscribePush: { because: 'takes no id; a browser of the session’s own account' },
  openUnsubscription: {
    file: 'notices.spec',
    test: 'which says what it ends, and ends it by one press without a login',
  },
  unsubscribe: {
    file: 'notices.spec',
    test: 'which says what it ends, and ends it by one press without a login',
  },
  changePassword: { because: 'takes no id; the password of the session’s own account' },
  requestMailChange: { because: 'takes no id; mails a link for the session’s own account' },
  confirmMailChange: { file: 'mail-change.spec', test: 'is nobody’s on another brand' },
  getPasskeyChallenge: { file: 'passkeys.spec', test: 'opens no other brand' },
  loginWithPasskey: { file: 'passkeys.spec', test: 'opens no other brand' },
  beginPasskey: { because: 'takes no id; a passkey for the session’s own account' },
  addPasskey: { because: 'takes no id; a passkey for the session’s own account' },
  listPasskeys: {
    file: 'passkeys.spec',
    test: 'is nobody else’s to see, name or remove, on this brand or another',
  },
  renamePasskey: {
    file: 'passkeys.spec',
    test: 'is nobody else’s to see, name or remove, on this brand or another',
  },
  removePasskey: {
    file: 'passkeys.spec',
    test: 'is nobody else’s to see, name or remove, on this brand or another',
  },
  listSessions: { file: 'sessions.spec', test: 'are nobody else’s to see or end, on this brand or another' },
  endSession: { file: 'sessions.spec', test: 'are nobody else’s to see or end, on this brand or another' },
  endOtherSessions: { because: 'takes no id; the session’s own account' },
  deleteAccount: { because: 'takes no id; the session’s own account' },
  exportAccount: {
    file: 'export.spec',
    test: 'works once, for ten minutes, on its brand, with the session of its member',
  },
  reactivateAccount: { file: 'departure.spec', test: 'is not brought back on another brand' },
  resendActivation: { because: 'takes no id; limited to the session' },
  report: {
    file: 'reports.spec',
    test: 'is what one sees, also whom one blocked; everything else answers like what does not exist',
  },
  requestRemoval: {
    file: 'reports.spec',
    test: 'may name a profile or only describe it, and is told the same',
  },
  getPage: {
    file: 'brand-pages.spec',
    test: 'is read under its slug, in the language of its reader or the brand’s own',
  },
  listBrandPages: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  getBrandPage: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  createBrandPage: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  updateBrandPage: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  deleteBrandPage: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  restoreBrandPage: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  previewBrandPage: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  listBrandPageVersions: { file: 'brand-pages.spec', test: 'is nobody’s who lacks the right or the brand' },
  makeComplaint: { file: 'complaints.spec', test: 'opens by the token of its mail alone, and on its brand' },
  openComplaint: { file: 'complaints.spec', test: 'opens by the token of its mail alone, and on its brand' },
  addToComplaint: { file: 'complaints.spec', test: 'opens by the token of its mail alone, and on its brand' },
  listSupportCases: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  searchSupportCases: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  getSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  takeSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  releaseSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  answerSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  noteSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  escalateSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  closeSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  reopenSupportCase: { file: 'complaints.spec', test: 'is nobody’s who lacks the right or the brand' },
  sendChatPhoto: { file: 'chat-photos.spec', test: 'are sent once, charged once and seen by the two alone' },
  uploadPhoto: { file: 'photo-upload.spec', test: 'is changed by nobody but its owner' },
  finishAgeCheck: { file: 'age-checks.spec', test: 'counts for nobody else' },
  sendVerificationPhoto: { file: 'verification.spec', test: 'is seen by staff of the brand alone' },
  startPayment: { file: 'direct-debit.spec', test: 'is nobody else’s, on this brand or another' },
  sendSmsCode: { because: 'takes no id; a code for the session’s own account' },
  makeMandate: { because: 'takes no id; what the session’s own account allows' },
  removeMandate: { file: 'direct-debit.spec', test: 'is nobody else’s, on this brand or another' },
  cancelPayment: {
    file: 'discounts.spec',
    test: 'are named with a payment that holds them, and free again once its payer cancels it',
  },
  withdrawPurchase: { file: 'refunds.spec', test: 'is nobody else’s, on this brand or another' },
  searchProfiles: {
    file: 'console.spec',
    test: 'are found by the beginning of the name, and by the id as it is or as the console shows it',
  },
  listMembers: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  getMemberPage: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  getMemberReport: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  endMemberSessions: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  resendMemberMail: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  offerMemberData: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  endMemberLockout: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  unblockMemberDebits: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  deleteMember: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  correctCredits: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  listCorrections: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  decideCorrection: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  listLooks: {
    file: 'member-desk.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  getFictionalProfile: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  createFictionalProfile: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  updateFictionalProfile: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  retireFictionalProfile: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  addFictionalPhoto: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  setFictionalMainPhoto: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  removeFictionalPhoto: {
    file: 'fictional-profiles.spec',
    test: '%s is nobody’s who lacks the right or the brand',
  },
  listStaffPayments: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  getPaymentSums: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  getStaffPayment: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  askRefund: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  listRefunds: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  decideRefund: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  getMemberLedger: { file: 'refund-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  listBulkJobs: { file: 'bulk.spec', test: 'are nobody’s who lacks the right or the brand' },
  startBulkJob: { file: 'bulk.spec', test: 'are nobody’s who lacks the right or the brand' },
  undoBulkJob: { file: 'bulk.spec', test: 'are nobody’s who lacks the right or the brand' },
  listSavedFilters: { file: 'saved-filters.spec', test: 'are nobody else’s to see, rename or delete' },
  saveFilter: { file: 'saved-filters.spec', test: 'are nobody else’s to see, rename or delete' },
  renameSavedFilter: { file: 'saved-filters.spec', test: 'are nobody else’s to see, rename or delete' },
  deleteSavedFilter: { file: 'saved-filters.spec', test: 'are nobody else’s to see, rename or delete' },
  findRecords: {
    file: 'find.spec',
    test: 'is that of each brand for who has all, and of the one that a key names',
  },
  getWaiting: {
    file: 'home.spec',
    test: 'counts each queue for who works on it, and nothing of other brands',
  },
  getBlockedDomains: {
    file: 'returned-mail.spec',
    test: 'are told to its operators, and to nobody else',
  },
  getHostAlarms: { file: 'host-checks.spec', test: 'are told to operators, of their own brands alone' },
  getHomeFigures: {
    file: 'home.spec',
    test: 'leaves out what a role may not see, and brands that were not given',
  },
  getBooks: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  checkBooks: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  listPostings: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  listDifferences: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  settleDifference: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  sumAccounting: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  getAccounting: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  getMoneyFigures: { file: 'books.spec', test: 'are nobody’s who lacks the right or the brand' },
  getMessageRules: { because: 'they are the installation’s, the same for all brands' },
  getGrowth: { file: 'growth.spec', test: 'is nobody’s who lacks the right or the brand' },
  getGrowthUse: { file: 'growth.spec', test: 'is nobody’s who lacks the right or the brand' },
  getCohorts: { file: 'growth.spec', test: 'is nobody’s who lacks the right or the brand' },
  listTransparencyPeriods: {
    file: 'transparency.spec',
    test: 'is nobody’s who lacks the right or the brand, and of no time that is not',
  },
  sumTransparency: {
    file: 'transparency.spec',
    test: 'is summed over the brands that somebody was given, and no others',
  },
  getTransparencyReport: {
    file: 'transparency.spec',
    test: 'is nobody’s who lacks the right or the brand, and of no time that is not',
  },
  paymentWebhook: { file: 'payments-webhooks.spec', test: 'signed with another brand’s secret' },
  staffLogin: { because: 'the console is over all brands' },
  staffLoginCode: { because: 'the console is over all brands' },
  staffEnrolment: { because: 'the console is over all brands' },
  getStaffPasskeyChallenge: { because: 'the console is over all brands' },
  staffLoginPasskey: { because: 'the console is over all brands' },
  listStaffPasskeys: { because: 'the console is over all brands' },
  beginStaffPasskey: { because: 'the console is over all brands' },
  addStaffPasskey: { because: 'the console is over all brands' },
  removeStaffPasskey: { because: 'the console is over all brands' },
  getStaffAccount: { because: 'the console is over all brands' },
  endStaffBrowser: { because: 'the console is over all brands' },
  endOtherStaffBrowsers: { because: 'the console is over all brands' },
  renewRecoveryCodes: { because: 'the console is over all brands' },
  changeStaffPassword: { because: 'the console is over all brands' },
  listStaff: { because: 'the console is over all brands' },
  updateStaff: { because: 'the console is over all brands' },
  endStaff: { because: 'the console is over all brands' },
  listStaffBrowsers: { because: 'the console is over all brands' },
  endStaffSessions: { because: 'the console is over all brands' },
  listStaffInvitations: { because: 'the console is over all brands' },
  inviteStaff: { because: 'the console is over all brands' },
  revokeStaffInvitation: { because: 'the console is over all brands' },
  openStaffInvitation: { because: 'the console is over all brands' },
  acceptStaffInvitation: { because: 'the console is over all brands' },
  listAuditEntries: { because: 'the console is over all brands' },
  getAuditSeal: { because: 'the console is over all brands' },
  resetSecondFactor: { because: 'the console is over all brands' },
  staffSession: { because: 'the console is over all brands' },
  staffLogout: { because: 'the console is over all brands' },
  listTenants: { file: 'console.spec', test: 'is in no list' },
  cloneTenant: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  getReadiness: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  setTenantState: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  setTenantHosts: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  getHostChecks: { file: 'host-checks.spec', test: 'is nobody’s who lacks the right or the brand: %s' },
  checkHosts: { file: 'host-checks.spec', test: 'is nobody’s who lacks the right or the brand: %s' },
  getMailSample: {
    file: 'mail-samples.spec',
    test: 'are seen by who may read brands, mailed to who may change them, and of one’s own brands alone',
  },
  tryMailSample: {
    file: 'mail-samples.spec',
    test: 'are seen by who may read brands, mailed to who may change them, and of one’s own brands alone',
  },
  listMailWords: { file: 'mail-words.spec', test: 'are nobody’s who lacks the right or the brand' },
  getMailWords: { file: 'mail-words.spec', test: 'are nobody’s who lacks the right or the brand' },
  saveMailWords: { file: 'mail-words.spec', test: 'are nobody’s who lacks the right or the brand' },
  previewMailWords: { file: 'mail-words.spec', test: 'are nobody’s who lacks the right or the brand' },
  getMailDomain: { file: 'mail-signing.spec', test: 'is changed by its operators alone' },
  makeMailKey: { file: 'mail-signing.spec', test: 'is changed by its operators alone' },
  removeMailKey: { file: 'mail-signing.spec', test: 'is changed by its operators alone' },
  checkMailDomain: { file: 'mail-signing.spec', test: 'is changed by its operators alone' },
  listMailRefusals: {
    file: 'mail-refusals.spec',
    test: 'are listed with how and when, as far as a role may see them',
  },
  endMailRefusal: {
    file: 'mail-refusals.spec',
    test: 'get mail again when support says so, which the audit log keeps',
  },
  listStoppedMailings: { file: 'mail-refusals.spec', test: 'are gone on with in their own brand alone' },
  resumeNewsletter: { file: 'mail-refusals.spec', test: 'are gone on with in their own brand alone' },
  openPreview: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  compareTenantVersions: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  listBrandExports: {
    file: 'brand-exports.spec',
    test: '%s: by right and by brand',
  },
  askBrandExport: {
    file: 'brand-exports.spec',
    test: '%s: by right and by brand',
  },
  openBrandExport: {
    file: 'brand-exports.spec',
    test: '%s: by right and by brand',
  },
  uploadMark: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  getMark: { file: 'marks.spec', test: 'are another brand’s to nobody' },
  getProfilePhoto: {
    file: 'photo-walk.spec',
    test: 'of the photo that is %s gives its bytes to whom it may alone',
  },
  getReportPicture: {
    file: 'reported-pictures.spec',
    test: 'is kept for whoever decides, who is written down, and no other picture around it',
  },
  getRemovedMessagePicture: {
    file: 'reported-pictures.spec',
    test: 'cannot be sent again once it was removed, and its sender finds the reasons at its place',
  },
  getVerificationPicture: { file: 'verification.spec', test: 'is seen by staff of the brand alone' },
  getFictionalPicture: {
    file: 'fictional-desk.spec',
    test: 'shows pictures and gifts to whoever holds it, who is written down',
  },
  getTenantFile: {
    file: 'brands.spec',
    test: '%s: by right and by brand',
  },
  createTenant: { because: 'makes a brand, and refuses every name and host of another' },
  listCompanies: {
    file: 'brands.spec',
    test: 'are those of one’s brands, and changed by who has all of their brands',
  },
  updateCompany: {
    file: 'brands.spec',
    test: 'are those of one’s brands, and changed by who has all of their brands',
  },
  updateTenant: { file: 'console.spec', test: 'answers exactly like one that does not exist' },
  getSettingsChoices: {
    file: 'console.spec',
    test: 'are the themes there are, and the companies of the brands one was given',
  },
  appealRestriction: {
    file: 'restrictions.spec',
    test: 'is somebody else’s to nobody, and open for six months',
  },
  openRestriction: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  appealByLink: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  exportByLink: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  previewRestriction: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  imposeRestriction: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  endRestriction: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  liftMailboxBan: { file: 'restrictions.spec', test: 'is nobody’s on another brand' },
  markPhoto: {
    file: 'moderation.spec',
    test: 'an approved photo is marked as explicit, and the mark is taken away',
  },
  deskFigures: { file: 'desk.spec', test: 'are of the brands that one was given' },
  takeFictionalTurn: { file: 'fictional-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  getFictionalMessages: { file: 'fictional-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  answerFictionalTurn: { file: 'fictional-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  dismissFictionalTurn: { file: 'fictional-desk.spec', test: 'is nobody’s who lacks the right or the brand' },
  escalateFictionalTurn: {
    file: 'fictional-desk.spec',
    test: 'is nobody’s who lacks the right or the brand',
  },
  releaseFictionalTurns: { because: 'takes no id; gives back what the caller holds' },
  addFictionalNote: {
    file: 'fictional-desk.spec',
    test: 'stand beside each conversation of the profile, with who wrote them',
  },
  deleteFictionalNote: {
    file: 'fictional-desk.spec',
    test: 'stand beside each conversation of the profile, with who wrote them',
  },
  getSavedReply: {
    file: 'saved-replies.spec',
    test: 'are made, changed and deleted by brand, use and language',
  },
  updateSavedReply: {
    file: 'saved-replies.spec',
    test: 'are made, changed and deleted by brand, use and language',
  },
  deleteSavedReply: {
    file: 'saved-replies.spec',
    test: 'are made, changed and deleted by brand, use and language',
  },
  getNewsletter: {
    file: 'newsletters.spec',
    test: 'is written, changed, tried and deleted by operators of its brand alone',
  },
  updateNewsletter: {
    file: 'newsletters.spec',
    test: 'is written, changed, tried and deleted by operators of its brand alone',
  },
  deleteNewsletter: {
    file: 'newsletters.spec',
    test: 'is written, changed, tried and deleted by operators of its brand alone',
  },
  sendNewsletter: {
    file: 'newsletters.spec',
    test: 'is written, changed, tried and deleted by operators of its brand alone',
  },
  stopNewsletter: {
    file: 'newsletters.spec',
    test: 'is written, changed, tried and deleted by operators of its brand alone',
  },
  tryNewsletter: {
    file: 'newsletters.spec',
    test: 'is written, changed, tried and deleted by operators of its brand alone',
  },
  releaseDeskItems: {
    because: 'gives back what the caller holds, and answers the same for what they do not',
  },
  getSettingsSchema: { because: 'is the same for all brands' },
};

describe('two brands with the same ids', () => {
  let app: TestApp;
  let alpha: TwinBrand;
  let beta: TwinBrand;
  /** Exists in alpha only. */
  let extra: TwinBrand;
  let staff: Record<string, string>;
  let moderator: Record<string, string>;

  beforeAll(async () => {
    app = await startTestApp({
      ports: [{ provide: Ids, useClass: TwinIds }],
      settings: {
        alpha: { logged_out_search: 'all' },
        beta: { logged_out_search: 'all', locales: ['en', 'nl'] },
      },
    });
    plainKind(app);
    alpha = await makeTwin(app, 'alpha');
    beta = await makeTwin(app, 'beta');
    extra = await makeTwin(app, 'alpha');
    staff = await joinStaff(app, 'alpha');
    moderator = await joinStaff(app, 'alpha', 'moderator');
  });

  const refsOf = (brand: TwinBrand): TwinRefs => ({ ...brand, profile: brand.other.id });
  const nowhere = (): TwinRefs => ({
    profile: someId(),
    message: someId(),
    chatPhoto: someId(),
    conversation: someId(),
    payment: someId(),
    restriction: someId(),
    dateShare: someId(),
    invite: someId(),
    discountCode: someId(),
    photo: someId(),
    deskItem: someId(),
    id: 'nowhere',
  });
  const as = (brand: TwinBrand, request: TestRequest) =>
    app.request(brand.host, { ...request, cookies: brand.member.cookies });

  it('share every id, or the rest would prove nothing', () => {
    expect(refsOf(beta)).toMatchObject({
      profile: alpha.other.id,
      conversation: alpha.conversation,
      payment: alpha.payment,
      restriction: alpha.restriction,
      photo: alpha.photo,
      deskItem: alpha.deskItem,
    });
  });

  it('have a row for every call of the contract', () => {
    const rows = [withoutIds, withIds, ofStaff, ofModerators, elsewhere].flatMap((table) =>
      Object.keys(table),
    );
    expect(rows.toSorted()).toEqual(Object.keys(endpoints).toSorted());
    noteFigure({
      test: 'T8',
      what: 'ids of another brand in every call',
      figure: `${rows.length} of ${rows.length} calls have a row, ${Object.keys(elsewhere).length} of them in another spec`,
      command: 'npm run proof -- api api/twins.spec',
    });
  });

  it('are held by tests that exist where a row is not', () => {
    const missing = Object.entries(elsewhere).filter(([, row]) => {
      if ('because' in row) return false;
      return !fs.readFileSync(path.join(__dirname, `${row.file}.ts`), 'utf8').includes(`('${row.test}'`);
    });
    expect(missing).toEqual([]);
  });

  describe.each(Object.entries({ ...withoutIds, ...withIds }))('%s', (name, call) => {
    it('succeeds with its own ids and tells nothing of the twin', async () => {
      for (const [own, twin] of [
        [alpha, beta],
        [beta, alpha],
      ] as const) {
        const answer = await as(own, call(refsOf(own)));
        expect(answer).toMatchObject({ status: 200 });
        expect(answer.text).not.toContain(twin.secret);
      }
    });

    it('does not know the session of the other brand', async () => {
      const request = call(refsOf(beta));
      const stranger = await app.request(beta.host, { ...request, cookies: alpha.member.cookies });
      const nobody = await app.request(beta.host, request);
      expect(stranger.text).toBe(nobody.text);
      expect(stranger.status).toBe(nobody.status);
    });

    if (name in withIds) {
      it('answers an id of the other brand exactly as one that does not exist', async () => {
        const foreign = await as(beta, call(refsOf(extra)));
        const unknown = await as(beta, call(nowhere()));
        expect(foreign.status).toBe(404);
        expect({ ...foreign, headers: {} }).toEqual({ ...unknown, headers: {} });
        const own = await as(extra, call(refsOf(extra)));
        expect(own.status).toBe(200);
      });
    }
  });

  /** What a refusal of the console means here: a row is in the table of the role that may make the call. */
  const otherTable = (name: string) =>
    name in ofModerators
      ? `${name} is not for moderators: its row belongs into the table ofStaff`
      : `${name} is not for operators: its row belongs into the table ofModerators`;

  describe.each(Object.entries({ ...ofStaff, ...ofModerators }))('%s', (name, call) => {
    it('finds the brand that was given and no other', async () => {
      const cookies = name in ofModerators ? moderator : staff;
      const ask = (refs: TwinRefs) => app.request('console.localhost', { ...call(refs), cookies });
      const { status } = await ask(refsOf(alpha));
      expect(status === 403 ? otherTable(name) : status).toBe(200);
      const foreign = await ask(refsOf(beta));
      const unknown = await ask(nowhere());
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(unknown.text);
    });
  });
});
