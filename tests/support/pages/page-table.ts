/**
 * What each page of a brand is, written down from the specification (specification §2, §4) and not from the code: `tests/api/page-walk.spec.ts`
 * walks it. A page that has no row here fails that test.
 */

/** Who asks for a page. */
export type State = 'visitor' | 'free' | 'premium' | 'unconfirmed';
export type Layout = 'default' | 'chat' | 'lander' | 'empty';

/**
 * Where somebody is led who asked for a page: to the login, which leads back to it (specification §2 "Redirects"), or to the page of another
 * row.
 */
type Elsewhere = 'login' | { to: string };

export interface PageRow {
  /** The route's name. */
  name: string;
  /** Its path in the table of specification §2. `{id}` is a member, `{conversation}` one of the reader's. */
  path: string;
  /** The same in Dutch. */
  nl: string;
  layout: Layout;
  /** The text of its title, before the brand's name; `settings` is the brand's own (specification §3). */
  title: string;
  /** Whether crawlers may keep it; pages about members, payments and single accounts are not indexed (trust 12). */
  indexed: boolean;
  /** Who does not see it. */
  elsewhere?: Partial<Record<State, Elsewhere>>;
  /** For whom it has another title. */
  titles?: Partial<Record<State, string>>;
}

type Rest = Partial<Pick<PageRow, 'elsewhere' | 'titles' | 'layout'>>;
const open = (name: string, path: string, nl: string, title: string, rest: Rest = {}): PageRow => ({
  ...{ name, path, nl, title, layout: 'default', indexed: true },
  ...rest,
});
const hidden = (name: string, path: string, nl: string, title: string, rest: Rest = {}): PageRow => ({
  ...open(name, path, nl, title, rest),
  indexed: false,
});
/** Only for who is logged in. */
const members = (name: string, path: string, nl: string, title: string, rest: Rest = {}): PageRow =>
  hidden(name, path, nl, title, { elsewhere: { visitor: 'login' }, ...rest });
const lander = (name: string, nl: string, title: string): PageRow => ({
  ...open(`landers-${name}`, `/landers/${name}`, `/ontdek/${nl}`, `landings:${title}`),
  layout: 'lander',
});
/** One of the entry pages of a single member. */
const entry = (kind: string, nl: string, title: string, rest: Rest = {}): PageRow => ({
  ...hidden(`members-id-${kind}`, `/members/{id}/${kind}`, `/leden/{id}/${nl}`, title, rest),
  layout: 'lander',
});

const toTheChat = { to: 'members-id-chat' };
/** Home of who is logged in (specification §2 "Redirects"). */
const home = { to: 'members' };

export const pageTable: readonly PageRow[] = [
  open('index', '/', '/', 'settings'),
  // Access and signup.
  open('login', '/login', '/inloggen', 'account:login.title', {
    elsewhere: { free: home, premium: home, unconfirmed: home },
  }),
  // Who has an account is led to where the signup ends.
  open('signup', '/signup', '/aanmelden', 'account:signup.title', {
    elsewhere: {
      free: { to: 'signup-matches' },
      premium: { to: 'signup-matches' },
      unconfirmed: { to: 'complete-signup' },
    },
  }),
  members('signup-matches', '/signup-matches', '/aanmelding-matches', 'signup:matches.start'),
  members('complete-signup', '/complete-signup', '/aanmelding-afronden', 'account:activate.done_title', {
    titles: { unconfirmed: 'account:complete.title' },
  }),
  hidden('account-deleted', '/account-deleted', '/account-verwijderd', 'account:deleted.unknown_title'),
  hidden('activate-done', '/activate/done', '/activeren/gelukt', 'account:activate.title'),
  hidden('activate-error', '/activate/error', '/activeren/mislukt', 'errors:activation_failed'),
  hidden('mail-change-do', '/mail-change/do', '/e-mail-wijzigen/doen', 'account:mail_change.title'),
  open('reset-password', '/reset-password', '/wachtwoord-herstellen', 'account:reset.title'),
  hidden(
    'reset-password-do',
    '/reset-password/do',
    '/wachtwoord-herstellen/doen',
    'account:new_password.title',
  ),

  // Members: what visitors see of them is the brand's setting (specification §6), here everything.
  hidden('members', '/members', '/leden', 'members:title'),
  hidden('members-id', '/members/{id}', '/leden/{id}', '{profile}'),
  // Visitors write their first message with the signup.
  members('members-id-chat', '/members/{id}/chat', '/leden/{id}/chat', 'chats:conversation.title', {
    layout: 'chat',
    elsewhere: { visitor: { to: 'members-id-signup' } },
  }),
  entry('landing', 'welkom', 'members:landing.title'),
  entry('landing2', 'ansichtkaart', 'landings:card.title'),
  entry('landing3', 'eerste-zin', 'landings:line.title'),
  entry('signup', 'aanmelden', 'signup:entry.title', {
    elsewhere: { free: toTheChat, premium: toTheChat, unconfirmed: toTheChat },
  }),
  members('likes', '/likes', '/likes', 'likes:title'),
  members('likes-type', '/likes/given', '/likes/gegeven', 'likes:title'),
  hidden('likes-m-id', '/likes/m/{id}', '/likes/m/{id}', '{profile}'),
  members('chats', '/chats', '/chats', 'chats:list.title'),
  members('chats-id', '/chats/{conversation}', '/chats/{conversation}', 'chats:conversation.title', {
    layout: 'chat',
  }),
  members('match-finder', '/match-finder', '/matchvinder', 'match-finder:title'),
  members('swipe-game', '/swipe-game', '/swipen', 'swipe:title'),
  members('profile', '/profile', '/profiel', 'profile-page:title'),
  members('notifications', '/notifications', '/meldingen', 'notifications:title'),
  members('settings', '/settings', '/instellingen', 'settings:title'),
  members('date-shares', '/date-shares', '/date-delen', 'date-shares:title'),
  members('age-check', '/age-check', '/leeftijdscontrole', 'age-check:title'),
  // By a mailed link both are open to who is logged out.
  hidden('unsubscribe', '/unsubscribe', '/uitschrijven', 'notifications:unsubscribe.title'),
  hidden('restrictions-id', '/restrictions/{id}', '/beslissingen/{id}', 'restrictions:title'),

  // Membership and money.
  hidden('premium', '/premium', '/premium', 'credits:premium.title', {
    titles: { premium: 'credits:premium.yours' },
  }),
  open('pricing', '/pricing', '/prijzen', 'pricing:title'),
  members('credits', '/credits', '/credits', 'credits:title'),
  members('credits-id-paymentmethod', '/credits/{bundle}', '/credits/{bundle}', 'credits:title'),
  members(
    'credits-repeat-order',
    '/credits/repeat-order',
    '/credits/opnieuw-bestellen',
    'credits:repeat.title',
  ),
  members('directdebit', '/directdebit', '/automatische-incasso', 'direct-debit:title'),
  members('transactions', '/transactions', '/betalingen', 'credits:transactions.title'),

  // Other, static pages, and those that a brand wrote.
  open('complaints', '/complaints', '/klachten', 'complaints:title'),
  hidden('case-number', '/case/{number}', '/zaak/{number}', 'complaints:state.title'),
  open('report-picture', '/report-picture', '/foto-melden', 'reports:removal.title'),
  open('lang-config', '/lang-config', '/taal-en-land', 'lang-config:title'),
  hidden('offline', '/offline', '/offline', 'offline:title', { layout: 'empty' }),
  open('token', '/{token}', '/{token}', '{token}'),
  open('pages-ban', '/pages/ban', '/paginas/uitsluiting', 'help:ban.title'),
  open('pages-cookies', '/pages/cookies', '/paginas/cookies', 'legal:cookies.title'),
  open('pages-faq', '/pages/faq', '/paginas/veelgestelde-vragen', 'faq:title'),
  open('pages-privacy', '/pages/privacy', '/paginas/privacy', 'legal:privacy.title'),
  open(
    'pages-return-policy',
    '/pages/return-policy',
    '/paginas/herroepingsrecht',
    'help:return_policy.title',
  ),
  open('pages-safety', '/pages/safety', '/paginas/veiligheid', 'safety:title'),
  open('pages-service', '/pages/service', '/paginas/klantenservice', 'help:service.title'),
  open('pages-terms', '/pages/terms', '/paginas/voorwaarden', 'legal:terms.title'),

  // Landing pages, of a brand that shows no pictures to visitors.
  lander('alonetonight', 'alleen-vanavond', 'night.title'),
  lander('collagelanding', 'collage', 'collage.title'),
  lander('gallery', 'galerij', 'gallery.evenings.title'),
  lander('iconslanding', 'drie-vragen', 'questions.title'),
  lander('maplanding', 'kaart', 'map.title'),
  lander('socialnetwork', 'prikbord', 'wall.facts.title'),
  lander('tinderswipe', 'stapel', 'deck.evenings.title'),
  lander('transitionsvideolanding', 'een-avond', 'film.title'),
  lander('video', 'video', 'clip.title'),
];

/** The nine links of the footer in the order of specification §2, safety, and the way to have a picture removed (trust 8). */
export const footerLinks = [
  ...['pages-terms', 'pages-privacy', 'pages-cookies', 'pages-ban', 'pricing', 'complaints'],
  ...['pages-return-policy', 'pages-faq', 'pages-service'],
  ...['pages-safety', 'report-picture'],
] as const;

/** What stands on a page around its content, layout by layout (specification §2). */
export const layoutParts: Readonly<
  Record<Layout, { navigation: boolean; logoBar: boolean; footer: boolean }>
> = {
  default: { navigation: true, logoBar: false, footer: true },
  // Bare content; from 768 px on under the navigation.
  chat: { navigation: true, logoBar: false, footer: false },
  lander: { navigation: false, logoBar: true, footer: true },
  empty: { navigation: false, logoBar: false, footer: false },
};

/** Where the entry warning greets visitors: everywhere in the default layout, in NL and DE in the others (specification §2). */
export const warnedIn: Readonly<Record<Layout, readonly ('NL' | 'DE' | 'FR')[]>> = {
  default: ['NL', 'DE', 'FR'],
  chat: ['NL', 'DE'],
  lander: ['NL', 'DE'],
  empty: ['NL', 'DE'],
};
export const notWarnedOn = ['complete-signup', 'reset-password', 'reset-password-do'];

/** The members area (specification §2), which shows the time bonus (specification §4). */
export const membersArea = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];

/** Pages of the signup that specification §2 does not name beside `signup` and `activate-done`, and a game that fills the screen. */
const besides = ['complete-signup', 'signup-matches', 'activate-error', 'swipe-game'];
/** Where the alert about the missing photo is not shown (specification §2). */
export const noPhotoAlertOn = [
  ...['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'],
  ...besides,
];
/** The same of the one about push messages, which only a browser can show (its rule's own test). */
const noPushAlertOn = [...['signup', 'notifications', 'activate-done', 'directdebit', 'premium'], ...besides];
/** Of the one about switched-off notifications specification §2 says nothing; it is left out where push's is, and where all is set. */
export const noNotificationsAlertOn = [...noPushAlertOn, 'settings'];
/** Pages that speak of the activation themselves, or are about another mailed link. */
export const noActivationReminderOn = [
  ...['signup', 'members-id-signup', 'complete-signup', 'signup-matches', 'activate-done', 'activate-error'],
  ...['mail-change-do', 'reset-password', 'reset-password-do', 'account-deleted'],
];
