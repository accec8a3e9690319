/**
 * Who may import whom (docs/decisions, ARCHITECTURE.md). Direction:
 * contract ← kernel, ports ← modules ← composition roots; adapters know only ports.
 * Type-only imports count as well: knowing another's shape is depending on it.
 */

/**
 * Module → the modules whose `<name>.api.ts` it may import. Whoever is not named may import none. `photos/photo-moderating` is
 * a further api file of photos, for the desks of staff, which decide about them.
 */
const MODULES = {
  authentication: [],
  staff: ['authentication'],
  accounts: ['traffic', 'authentication', 'staff'],
  'member-desk': [
    'accounts',
    'consents',
    'departure',
    'payment-desk',
    'payments',
    'photos',
    'photos/photo-moderating',
    'pictures',
    'profiles',
    'reports',
    'restrictions',
    'staff',
    'support',
  ],
  pictures: [],
  profiles: ['accounts', 'pictures'],
  credits: ['accounts'],
  consents: ['accounts', 'profiles'],
  photos: ['age-checks', 'profiles', 'credits', 'pictures', 'staff'],
  'age-checks': ['accounts', 'authentication', 'profiles'],
  likes: ['accounts', 'profiles', 'credits'],
  chats: ['profiles', 'credits', 'accounts', 'photos', 'presence', 'desk'],
  presence: ['profiles'],
  matchmaking: ['discovery', 'likes', 'profiles'],
  live: ['accounts', 'chats', 'credits', 'likes', 'presence', 'profiles'],
  restrictions: ['accounts', 'profiles', 'staff', 'desk'],
  departure: [
    'accounts',
    'profiles',
    'consents',
    'photos',
    'likes',
    'matchmaking',
    'chats',
    'live',
    'notices',
    'credits',
    'discounts',
    'payments',
    'desk',
    'restrictions',
    'reports',
    'support',
    'verification',
    'age-checks',
    'staff',
  ],
  desk: ['profiles', 'photos', 'photos/photo-moderating', 'accounts', 'pictures', 'staff'],
  reports: [
    'accounts',
    'authentication',
    'chats',
    'likes',
    'profiles',
    'photos',
    'photos/photo-moderating',
    'discovery',
    'traffic',
    'staff',
    'desk',
    'restrictions',
  ],
  'brand-exports': ['photos', 'site-settings', 'staff'],
  'brand-pages': ['staff'],
  support: ['accounts', 'reports', 'staff'],
  'fictional-desk': ['accounts', 'chats', 'pictures', 'profiles', 'staff'],
  discovery: ['profiles', 'photos', 'likes', 'credits', 'traffic'],
  payments: ['accounts', 'authentication', 'profiles', 'credits', 'discounts', 'site-settings'],
  discounts: ['accounts', 'authentication', 'credits'],
  'discount-desk': ['accounts', 'discounts', 'payments', 'site-settings', 'staff'],
  'payment-desk': ['books', 'payments', 'credits', 'staff'],
  books: ['payments', 'credits', 'staff'],
  marks: ['photos', 'site-settings', 'staff'],
  mailings: ['accounts', 'consents', 'notices', 'profiles', 'site-settings', 'staff'],
  notices: ['accounts', 'profiles', 'consents', 'chats', 'likes', 'presence'],
  notifications: [
    'accounts',
    'mailings',
    'notices',
    'payments',
    'reports',
    'restrictions',
    'site-settings',
    'staff',
    'support',
    'verification',
  ],
  traffic: [],
  user: [
    'accounts',
    'restrictions',
    'profiles',
    'consents',
    'photos',
    'likes',
    'chats',
    'live',
    'notices',
    'credits',
    'payments',
    'places',
  ],
  moderation: [
    'chats',
    'desk',
    'restrictions',
    'profiles',
    'photos',
    'photos/photo-moderating',
    'pictures',
    'staff',
  ],
  verification: ['accounts', 'desk', 'photos', 'profiles', 'staff'],
  growth: ['discounts', 'payments', 'staff'],
  transparency: ['staff', 'support'],
  home: ['accounts', 'credits', 'desk', 'fictional-desk', 'payments', 'staff', 'support'],
  bulk: ['staff'],
  'saved-replies': ['staff'],
  'list-files': ['staff'],
  places: [],
  'profile-desk': [
    'profiles',
    'photos',
    'photos/photo-moderating',
    'places',
    'accounts',
    'pictures',
    'staff',
  ],
  'site-settings': ['staff'],
};

const SERVER = '^apps/server/src/';
/** Files directly in src and the commands, which are put together like them. */
const ROOTS = `${SERVER}([^/]+\\.ts$|commands/)`;
const modulePath = (name) => `${SERVER}modules/${name}/`;
const apiOf = (named) => {
  const [module, name = module] = named.split('/');
  return `${SERVER}modules/${module}/${name}\\.api\\.ts$`;
};
/** The Nest module: imported by a sibling's Nest module alone, which is how it gets that one's providers. */
const nestModuleOf = (name) => `${SERVER}modules/${name}/${name}\\.module\\.ts$`;

/** Puts the demo's people in, from outside of the server. */
const SEED = '^apps/seed/';

/** The sandboxes of payments and age checks bring their hosted pages along: routes, storage and jobs. */
const SANDBOX = `${SERVER}adapters/(payment-provider|age-check)/sandbox/`;

/** The rooms of accounts → the rooms beside it whose files one may import. The api and the module file see all of them. */
const ACCOUNT_ROOMS = {
  core: [],
  proof: [],
  bans: ['core', 'links'],
  invites: ['core'],
  links: ['core'],
  mails: ['core', 'links'],
  credentials: ['core', 'links', 'mails'],
  leaving: ['core', 'links', 'mails'],
  signup: ['core', 'proof', 'invites', 'links', 'mails', 'credentials'],
  login: ['core', 'proof', 'credentials', 'leaving'],
};

/** The rooms of the console → the rooms beside it whose files one may import. What puts them together sees all. */
const CONSOLE_ROOMS = {
  shared: [],
  account: ['shared', 'login'],
  desk: ['shared'],
  fictional: ['shared'],
  login: ['shared'],
  growth: ['shared'],
  transparency: ['shared'],
  money: ['shared'],
  restrictions: ['shared'],
  dashboard: ['shared'],
  menu: ['shared'],
  palette: ['shared', 'menu'],
  resources: ['shared', 'fictional', 'restrictions'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Ends what a rule says that follows a table: the table is a decision, not a setting. */
const WIDENING = 'Widening the table of .dependency-cruiser.mjs is a decision: explain it in the review';

const moduleRules = Object.entries(MODULES).flatMap(([name, allowed]) => [
  forbid(
    `module-${name}`,
    `${name} may import only the api file of: ${allowed.join(', ') || 'nobody'}. ${WIDENING}`,
    { path: modulePath(name), pathNot: nestModuleOf(name) },
    { path: `${SERVER}modules/`, pathNot: [modulePath(name), ...allowed.map(apiOf)] },
  ),
  forbid(
    `nest-module-${name}`,
    `${name}.module.ts may import only the api and module files of: ${allowed.join(', ') || 'nobody'}. ${WIDENING}`,
    { path: nestModuleOf(name) },
    {
      path: `${SERVER}modules/`,
      pathNot: [modulePath(name), ...allowed.map(apiOf), ...allowed.map(nestModuleOf)],
    },
  ),
]);

const accountRooms = `${modulePath('accounts')}([^/]+)/`;
const accountRoomRules = [
  ...Object.entries(ACCOUNT_ROOMS).map(([name, allowed]) =>
    forbid(
      `account-room-${name}`,
      `The room ${name} of accounts may import only: ${allowed.join(', ') || 'no other'}. ${WIDENING}`,
      { path: `${modulePath('accounts')}${name}/` },
      {
        path: modulePath('accounts'),
        pathNot: [name, ...allowed].map((room) => `${modulePath('accounts')}${room}/`),
      },
    ),
  ),
  forbid(
    'account-room-unknown',
    'A room of accounts that is not in the table of .dependency-cruiser.mjs may not exist',
    {
      path: accountRooms,
      pathNot: Object.keys(ACCOUNT_ROOMS).map((name) => `${modulePath('accounts')}${name}/`),
    },
    { path: SERVER },
  ),
];

const CONSOLE = '^apps/admin/src/';
const consoleRoomRules = [
  ...Object.entries(CONSOLE_ROOMS).map(([name, allowed]) =>
    forbid(
      `console-room-${name}`,
      `The room ${name} of the console may import only: ${allowed.join(', ') || 'no other'}. ${WIDENING}`,
      { path: `${CONSOLE}${name}/` },
      { path: CONSOLE, pathNot: [name, ...allowed].map((room) => `${CONSOLE}${room}/`) },
    ),
  ),
  forbid(
    'console-room-unknown',
    'A room of the console that is not in the table of .dependency-cruiser.mjs may not exist',
    {
      path: `${CONSOLE}([^/]+)/`,
      pathNot: Object.keys(CONSOLE_ROOMS).map((name) => `${CONSOLE}${name}/`),
    },
    { path: CONSOLE },
  ),
];

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Whoever imports in a circle can no longer be understood alone',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolvable',
      'An import that leads nowhere',
      { pathNot: '^apps/site/' },
      { couldNotResolve: true, path: '^\\.' },
    ),
    forbid(
      'contract-knows-nobody',
      'The contract is the ground everybody stands on',
      { path: '^packages/contract/src/' },
      { path: '^(apps|scripts|tests|migrations)/' },
    ),
    forbid(
      'apps-apart',
      'Apps know each other only by the contract',
      { path: '^apps/([^/]+)/', pathNot: SEED },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'seed-stands-outside',
      'What fills the demo is a composition root of its own: it gets at modules by their api files, like each of them',
      { path: SEED },
      {
        path: ['^apps/', '^(tests|scripts)/'],
        pathNot: [
          SEED,
          `${SERVER}app\\.module\\.ts$`,
          `${SERVER}(adapters|kernel|ports)/`,
          `${SERVER}modules/([^/]+)/[^/]+\\.api\\.ts$`,
        ],
      },
    ),
    forbid(
      'demo-knows-the-contract-only',
      'The demo’s people are words and pictures: no server, no framework, no library',
      { path: '^packages/demo/src/', pathNot: '\\.spec\\.ts$' },
      {
        path: ['^(apps|scripts|tests|migrations)/', '(^|/)node_modules/'],
        pathNot: '(^|/)node_modules/(@kindling/contract|zod|@types/node)/',
      },
    ),
    forbid(
      'nobody-knows-the-demo',
      'What is deployed works without the demo’s people, which are not there',
      { path: '^(apps|packages)/', pathNot: [SEED, '^packages/demo/'] },
      { path: [SEED, '^packages/demo/'] },
    ),
    forbid(
      'no-tests-in-sources',
      'What runs for members does not import tests or scripts',
      { path: '^(apps|packages)/', pathNot: '\\.spec\\.tsx?$' },
      { path: ['^(tests|scripts)/', '\\.spec\\.tsx?$'] },
    ),

    forbid(
      'kernel-and-ports-below-modules',
      'Kernel and ports are below modules, adapters and composition roots',
      { path: `${SERVER}(kernel|ports)/` },
      { path: [`${SERVER}(modules|adapters)/`, ROOTS] },
    ),
    forbid(
      'ports-know-no-kernel',
      'A port is a bare promise: it names no technology and no surroundings',
      { path: `${SERVER}ports/` },
      { path: `${SERVER}kernel/` },
    ),
    forbid(
      'adapters-know-ports-only',
      'An adapter fulfils a port; besides it knows the settings it is given',
      { path: `${SERVER}adapters/([^/]+)/`, pathNot: SANDBOX },
      { path: SERVER, pathNot: [`${SERVER}adapters/$1/`, `${SERVER}ports/`, `${SERVER}kernel/config/`] },
    ),
    forbid(
      'sandbox-knows-kernel-only',
      'A sandbox is a small site of its own inside the server: it stands on the kernel, not on modules',
      { path: SANDBOX },
      { path: SERVER, pathNot: [SANDBOX, `${SERVER}ports/`, `${SERVER}kernel/`] },
    ),
    forbid(
      'modules-know-no-adapters',
      'Modules see ports; which technology is behind them is decided in the composition roots',
      { path: `${SERVER}modules/` },
      { path: [`${SERVER}adapters/`, ROOTS] },
    ),
    ...moduleRules,
    ...accountRoomRules,
    forbid(
      'approved-photos',
      'A photo that nobody inspected is stored as approved by the demo and the console’s desk alone',
      {
        path: SERVER,
        pathNot: [
          ROOTS,
          `${modulePath('photos')}(photos\\.module|photo-storing\\.api)\\.ts$`,
          `${modulePath('photos')}console-[^/]+\\.ts$`,
        ],
      },
      { path: `${modulePath('photos')}(store-approved-photo|photo-storing\\.api)\\.ts$` },
    ),
    forbid(
      'decided-photos',
      'What members see of a photo is decided at the desks of staff, and by no module of members',
      {
        path: SERVER,
        pathNot: [
          ROOTS,
          ...['member-desk', 'moderation', 'profile-desk', 'reports'].map(modulePath),
          `${modulePath('desk')}view/`,
          `${modulePath('photos')}(?!photos\\.api\\.ts$)`,
        ],
      },
      { path: `${modulePath('photos')}(photo-moderation|photo-moderating\\.api)\\.ts$` },
    ),
    forbid(
      'module-unknown',
      'A module that is not in the table of .dependency-cruiser.mjs may not exist',
      { path: `${SERVER}modules/`, pathNot: Object.keys(MODULES).map(modulePath) },
      { path: SERVER },
    ),
    forbid(
      'nobody-imports-notifications',
      'Notifications listen to events of the outbox',
      { path: SERVER, pathNot: [modulePath('notifications'), ROOTS] },
      { path: modulePath('notifications') },
    ),
    forbid(
      'typeorm-in-repositories-only',
      'In a module, the repository is the only place that knows the database',
      { path: `${SERVER}modules/`, pathNot: '\\.(repository|entity)\\.ts$' },
      { path: ['(^|/)node_modules/(typeorm|mysql2)/', '^(typeorm|mysql2)$'] },
    ),

    forbid(
      'site-shared-below-domain',
      'shared ← domain ← features ← routes: what is shared knows nothing of members',
      { path: '^apps/site/app/shared/' },
      { path: '^apps/site/app/(domain|features|routes)/' },
    ),
    forbid(
      'site-domain-below-features',
      'shared ← domain ← features ← routes',
      { path: '^apps/site/app/domain/' },
      { path: '^apps/site/app/(features|routes)/' },
    ),
    forbid(
      'site-features-below-routes',
      'shared ← domain ← features ← routes',
      { path: '^apps/site/app/features/' },
      { path: '^apps/site/app/routes/' },
    ),
    forbid(
      'site-features-apart',
      'Routes compose features; features never import each other',
      { path: '^apps/site/app/features/([^/]+)/' },
      { path: '^apps/site/app/features/', pathNot: '^apps/site/app/features/$1/' },
    ),
    ...consoleRoomRules,
    forbid(
      'console-resources-apart',
      'Resources of the console never import each other',
      { path: '^apps/admin/src/resources/([^/]+)/' },
      { path: '^apps/admin/src/resources/', pathNot: '^apps/admin/src/resources/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};
