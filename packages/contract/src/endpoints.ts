/**
 * Method and path of every call, free of any library so that the browser's bundle can hold it.
 * The specification's calls keep their exact method and path (§7); new ones are named by resource under `/api/`.
 * `repeatable`: a repeat of this write is the same write, by what it sets or by the `client_id` of its body; a client that
 * heard no answer may send it again. Reads always are.
 * The console's calls live under `/admin-api/` on the console's own host.
 */
export const endpoints = {
  getUser: ['GET', '/api/user.php'],
  login: ['POST', '/api/user.php', 'repeatable'],
  updateUser: ['PUT', '/api/user.php', 'repeatable'],
  logout: ['GET', '/api/logout.php'],
  signup: ['POST', '/api/signup'],
  activate: ['POST', '/api/activation'],
  resendActivation: ['POST', '/api/activation/resend'],

  getSignupChallenge: ['GET', '/api/signup/challenge'],
  requestPasswordReset: ['POST', '/api/password-reset'],
  resetPassword: ['POST', '/api/password-reset/do'],
  changePassword: ['PUT', '/api/password'],
  requestMailChange: ['POST', '/api/mail-change'],
  confirmMailChange: ['POST', '/api/mail-change/do'],
  listSessions: ['GET', '/api/sessions'],
  endSession: ['DELETE', '/api/sessions/:id'],
  endOtherSessions: ['DELETE', '/api/sessions'],
  deleteAccount: ['POST', '/api/account/deletion'],
  reactivateAccount: ['POST', '/api/account/reactivation'],
  exportAccount: ['POST', '/api/account/export'],
  getConsents: ['GET', '/api/consents'],
  giveConsent: ['POST', '/api/consents'],
  withdrawConsent: ['DELETE', '/api/consents/:kind'],
  setCookieConsent: ['POST', '/api/cookie-consent'],

  getRegions: ['GET', '/api/regions.php'],
  geocode: ['GET', '/api/geocode.php'],
  searchCities: ['GET', '/api/cities'],

  getSettings: ['GET', '/api/settings.php'],
  getCompanyInfo: ['GET', '/api/companyinfo.php'],
  getInterests: ['GET', '/api/interests.php'],

  searchMembers: ['GET', '/api/members'],
  countMembers: ['GET', '/api/members/count'],
  newMembers: ['GET', '/api/members/new'],
  getMember: ['GET', '/api/members/:id'],
  relatedMembers: ['GET', '/api/members/:id/related'],
  getOwnProfile: ['GET', '/api/profile'],
  updateOwnProfile: ['PUT', '/api/profile', 'repeatable'],
  previewProfile: ['GET', '/api/profile/preview'],

  uploadPhoto: ['POST', '/api/photos'],
  deletePhoto: ['DELETE', '/api/photos/:id'],
  restorePhoto: ['POST', '/api/photos/:id/restore', 'repeatable'],
  orderPhotos: ['PUT', '/api/photos/order', 'repeatable'],
  setMainPhoto: ['POST', '/api/photos/:id/main'],

  listOwnRestrictions: ['GET', '/api/restrictions'],
  getRestriction: ['GET', '/api/restrictions/:id'],
  appealRestriction: ['POST', '/api/restrictions/:id/appeal'],
  openRestriction: ['POST', '/api/restrictions/:id/opening'],
  appealByLink: ['POST', '/api/restrictions/:id/opening/appeal'],
  getAgeCheck: ['GET', '/api/age-check'],
  startAgeCheck: ['POST', '/api/age-check', 'repeatable'],
  finishAgeCheck: ['POST', '/api/age-check/result', 'repeatable'],

  getVerification: ['GET', '/api/verification'],
  startVerification: ['POST', '/api/verification', 'repeatable'],
  sendVerificationPhoto: ['PUT', '/api/verification/photo'],
  withdrawVerification: ['DELETE', '/api/verification', 'repeatable'],

  listBlocks: ['GET', '/api/blocks'],
  blockMember: ['POST', '/api/blocks'],
  unblockMember: ['DELETE', '/api/blocks/:id'],

  report: ['POST', '/api/reports'],
  requestRemoval: ['POST', '/api/removal-requests'],

  subscribePush: ['POST', '/api/push-subscriptions', 'repeatable'],
  unsubscribePush: ['DELETE', '/api/push-subscriptions', 'repeatable'],
  openUnsubscription: ['POST', '/api/unsubscriptions/opening', 'repeatable'],
  unsubscribe: ['POST', '/api/unsubscriptions', 'repeatable'],

  getLikes: ['GET', '/api/likes.php'],
  giveLike: ['POST', '/api/likes', 'repeatable'],
  takeBackLike: ['DELETE', '/api/likes/:id', 'repeatable'],
  seeLiker: ['POST', '/api/likes/:id/seen', 'repeatable'],

  autoLike: ['GET', '/api/auto-like.php'],
  getDeck: ['GET', '/api/swipe/deck'],
  passMember: ['POST', '/api/swipe/passes', 'repeatable'],
  takeBackPass: ['DELETE', '/api/swipe/passes/:id', 'repeatable'],
  beginSwipingAgain: ['DELETE', '/api/swipe/passes', 'repeatable'],
  findMatches: ['POST', '/api/match-finder', 'repeatable'],

  getUpdates: ['GET', '/api/updates'],
  pageHidden: ['POST', '/api/page-hidden.php', 'repeatable'],
  getChats: ['GET', '/api/chats.php'],
  getConversation: ['GET', '/api/chat.php'],
  sendMessage: ['POST', '/api/messages', 'repeatable'],
  sendChatPhoto: ['POST', '/api/messages/photo', 'repeatable'],
  openChatPhoto: ['POST', '/api/messages/:id/photo/opening', 'repeatable'],
  sendGift: ['POST', '/api/messages/gift', 'repeatable'],
  getGifts: ['GET', '/api/gifts'],
  getIcebreakers: ['GET', '/api/icebreakers'],
  reactToMessage: ['PUT', '/api/messages/:id/reaction', 'repeatable'],
  readConversation: ['POST', '/api/chats/:id/read', 'repeatable'],
  deleteChat: ['DELETE', '/api/chat.php', 'repeatable'],

  getCredits: ['GET', '/api/credits'],
  getBundles: ['GET', '/api/bundles'],
  getDiscountCode: ['GET', '/api/discountcode.php'],
  getLeavingOffers: ['GET', '/api/leaving-offers'],
  startPayment: ['POST', '/api/payments', 'repeatable'],
  listPayments: ['GET', '/api/payments'],
  getPayment: ['GET', '/api/payments/:id'],
  withdrawPurchase: ['POST', '/api/payments/:id/refunds', 'repeatable'],
  paymentWebhook: ['POST', '/api/payments/webhooks/:provider'],

  staffLogin: ['POST', '/admin-api/session'],
  staffLoginCode: ['POST', '/admin-api/session/code'],
  staffEnrolment: ['POST', '/admin-api/session/enrolment'],
  staffSession: ['GET', '/admin-api/session'],
  staffLogout: ['DELETE', '/admin-api/session'],
  listStaff: ['GET', '/admin-api/staff'],
  resetSecondFactor: ['DELETE', '/admin-api/staff/:id/second-factor'],
  listTenants: ['GET', '/admin-api/tenants'],
  getTenant: ['GET', '/admin-api/tenants/:id'],
  updateTenant: ['PUT', '/admin-api/tenants/:id'],
  listTenantVersions: ['GET', '/admin-api/tenant-versions'],
  restoreTenantVersion: ['POST', '/admin-api/tenants/:id/restore'],
  getSettingsSchema: ['GET', '/admin-api/settings-schema'],
  getSettingsChoices: ['GET', '/admin-api/settings-choices'],
  listStaffPayments: ['GET', '/admin-api/payments'],
  getStaffPayment: ['GET', '/admin-api/payments/:id'],
  askRefund: ['POST', '/admin-api/payments/:id/refunds', 'repeatable'],
  listRefunds: ['GET', '/admin-api/refunds'],
  decideRefund: ['POST', '/admin-api/refunds/:id/decision'],
  moneyWaiting: ['GET', '/admin-api/money/waiting'],
  getMemberLedger: ['GET', '/admin-api/ledgers/:id'],
  getBooks: ['GET', '/admin-api/books/:id'],
  checkBooks: ['POST', '/admin-api/books/:id/check', 'repeatable'],
  listPostings: ['GET', '/admin-api/postings'],
  listDifferences: ['GET', '/admin-api/differences'],
  settleDifference: ['POST', '/admin-api/differences/:id/settlement'],
  getAccounting: ['GET', '/admin-api/accounting/:id'],
  getMoneyFigures: ['GET', '/admin-api/money/figures'],
  listProfiles: ['GET', '/admin-api/profiles'],
  getProfile: ['GET', '/admin-api/profiles/:id'],
  markPhoto: ['PUT', '/admin-api/profiles/:id/photos/:photo/mark', 'repeatable'],
  listRestrictions: ['GET', '/admin-api/profiles/:id/restrictions'],
  previewRestriction: ['POST', '/admin-api/profiles/:id/restrictions/preview'],
  imposeRestriction: ['POST', '/admin-api/profiles/:id/restrictions'],
  endRestriction: ['POST', '/admin-api/restrictions/:id/end'],
  liftMailboxBan: ['POST', '/admin-api/mailbox-bans/lifting'],
  listDiscountCodes: ['GET', '/admin-api/discount-codes'],
  readDiscountCode: ['GET', '/admin-api/discount-codes/:id'],
  createDiscountCode: ['POST', '/admin-api/discount-codes'],
  updateDiscountCode: ['PUT', '/admin-api/discount-codes/:id'],
  createDiscountBatch: ['POST', '/admin-api/discount-batches'],
  exportDiscountCodes: ['GET', '/admin-api/discount-code-csv'],
  getPriceHistory: ['GET', '/admin-api/tenants/:id/prices'],
  listInvites: ['GET', '/admin-api/invites'],
  createInvite: ['POST', '/admin-api/invites'],
  revokeInvite: ['DELETE', '/admin-api/invites/:id'],
  listNewsletters: ['GET', '/admin-api/newsletters'],
  getNewsletter: ['GET', '/admin-api/newsletters/:id'],
  createNewsletter: ['POST', '/admin-api/newsletters'],
  updateNewsletter: ['PUT', '/admin-api/newsletters/:id'],
  deleteNewsletter: ['DELETE', '/admin-api/newsletters/:id'],
  sendNewsletter: ['POST', '/admin-api/newsletters/:id/sending'],
  stopNewsletter: ['POST', '/admin-api/newsletters/:id/stop'],
  tryNewsletter: ['POST', '/admin-api/newsletters/:id/trial'],
  deskWaiting: ['GET', '/admin-api/desk/waiting'],
  takeDeskItems: ['POST', '/admin-api/desk/take', 'repeatable'],
  previewDeskDecision: ['POST', '/admin-api/desk/items/:id/preview', 'repeatable'],
  decideDeskItem: ['POST', '/admin-api/desk/items/:id/decision', 'repeatable'],
  undoDeskDecision: ['DELETE', '/admin-api/desk/items/:id/decision', 'repeatable'],
  releaseDeskItems: ['POST', '/admin-api/desk/release', 'repeatable'],
  deskFigures: ['GET', '/admin-api/desk/figures'],

  fictionalWaiting: ['GET', '/admin-api/fictional/waiting'],
  listFictionalTurns: ['GET', '/admin-api/fictional-turns'],
  takeFictionalTurn: ['POST', '/admin-api/fictional/take', 'repeatable'],
  getFictionalMessages: ['GET', '/admin-api/fictional-turns/:id/messages'],
  answerFictionalTurn: ['POST', '/admin-api/fictional-turns/:id/answer', 'repeatable'],
  dismissFictionalTurn: ['POST', '/admin-api/fictional-turns/:id/dismissal'],
  releaseFictionalTurns: ['DELETE', '/admin-api/fictional/leases', 'repeatable'],
  addFictionalNote: ['POST', '/admin-api/fictional-notes'],
  deleteFictionalNote: ['DELETE', '/admin-api/fictional-notes/:id'],
  listFictionalLines: ['GET', '/admin-api/fictional-lines'],
  getFictionalLine: ['GET', '/admin-api/fictional-lines/:id'],
  createFictionalLine: ['POST', '/admin-api/fictional-lines'],
  updateFictionalLine: ['PUT', '/admin-api/fictional-lines/:id'],
  deleteFictionalLine: ['DELETE', '/admin-api/fictional-lines/:id'],
} as const satisfies Record<string, readonly [method: Method, path: string, repeatable?: 'repeatable']>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointName = keyof typeof endpoints;

/** Whether a call whose answer was not heard may be sent again. */
export function isRepeatable(name: EndpointName): boolean {
  const [method, , repeatable] = endpoints[name] as readonly [Method, string, 'repeatable'?];
  return method === 'GET' || repeatable !== undefined;
}

/** Fills `:name` parts of an endpoint's path; each value is URI-encoded. */
export function endpointPath(name: EndpointName, params: Readonly<Record<string, string>> = {}): string {
  return endpoints[name][1].replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`endpoint ${name} needs the path parameter ${key}`);
    return encodeURIComponent(value);
  });
}
