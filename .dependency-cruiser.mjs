/**
 * Who may import whom (docs/decisions, ARCHITECTURE.md). Direction:
 * contract ← kernel, ports ← modules ← composition roots; adapters know only ports.
 * Type-only imports count as well: knowing another's shape is depending on it.
 */

/**
 * The server's twelve wings, each with its modules, in one order: a module may import only those before it, by their
 * `*.api.ts` files. A wing's first module, where it has the wing's name, lies in the wing itself.
 */
const WINGS = {
  console: ['authentication', 'staff', 'saved-replies', 'bulk', 'list-files'],
  pictures: ['pictures'],
  brands: ['host-checks', 'site-settings', 'brand-pages', 'traffic', 'places'],
  accounts: ['accounts'],
  credits: ['credits'],
  profiles: ['profiles', 'consents', 'age-checks', 'photos', 'presence', 'profile-desk'],
  money: ['discounts', 'payments', 'books', 'discount-desk', 'payment-desk'],
  meeting: ['likes', 'discovery', 'matchmaking'],
  chats: ['chats', 'live', 'fictional-desk'],
  safety: [
    'desk',
    'restrictions',
    'moderation',
    'reports',
    'fraud',
    'support',
    'verification',
    'date-shares',
  ],
  mails: ['sending-domain', 'notices', 'mailings', 'notifications'],
  overviews: [
    'me',
    'account-closure',
    'member-desk',
    'home',
    'find',
    'growth',
    'transparency',
    'brand-exports',
  ],
};

/** The kernel's folders in one order: each may import only itself and those before it. */
const KERNEL = [
  'config',
  'ground',
  'broadcast',
  'database',
  'tenancy',
  'housekeeping',
  'outbox',
  'http',
  'sessions',
  'pages',
  'entrance',
];

const SERVER = '^apps/server/src/';
/** Files directly in src and the commands, which are put together like them. */
const ROOTS = `${SERVER}([^/]+\\.ts$|commands/)`;
/** Every module with the pattern of its folder, in the order of the wings. */
const MODULES = Object.entries(WINGS).flatMap(([wing, names]) => {
  const own = `${SERVER}modules/${wing}/`;
  const others = names.filter((name) => name !== wing);
  return names.map((name) => [
    name,
    name === wing ? own + others.map((other) => `(?!${other}/)`).join('') : `${own}${name}/`,
  ]);
});
const folders = Object.fromEntries(MODULES);
const modulePath = (name) => folders[name];
const apisOf = (folder) => `${folder}[^/]+\\.api\\.ts$`;
/** The Nest module: imported by another's Nest module alone, which is how it gets that one's providers. */
const nestModuleOf = ([name, folder]) => `${folder}${name}\\.module\\.ts$`;

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
  passkeys: ['core', 'mails', 'credentials', 'login'],
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
  'message-rules': ['shared'],
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

const moduleRules = MODULES.flatMap(([name, folder], index) => {
  const before = MODULES.slice(0, index);
  const own = nestModuleOf([name, folder]);
  const apis = before.map(([, other]) => apisOf(other));
  return [
    forbid(
      `module-${name}`,
      `${name} may import only the api files of modules before it. ${WIDENING}`,
      { path: folder, pathNot: own },
      { path: `${SERVER}modules/`, pathNot: [folder, ...apis] },
    ),
    forbid(
      `nest-module-${name}`,
      `${name}.module.ts may import only the api and module files of modules before it. ${WIDENING}`,
      { path: own },
      {
        path: `${SERVER}modules/`,
        pathNot: [folder, ...apis, ...before.map(nestModuleOf)],
      },
    ),
  ];
});

const kernelFolder = (name) => `${SERVER}kernel/${name}/`;
const kernelRules = [
  ...KERNEL.map((name, index) =>
    forbid(
      `kernel-${name}`,
      `The kernel's ${name} may import only the folders before it. ${WIDENING}`,
      { path: kernelFolder(name), pathNot: '\\.spec\\.ts$' },
      { path: `${SERVER}kernel/`, pathNot: KERNEL.slice(0, index + 1).map(kernelFolder) },
    ),
  ),
  forbid(
    'kernel-unknown',
    'A folder of the kernel that is not in the table of .dependency-cruiser.mjs may not exist',
    { path: `${SERVER}kernel/[^/]+/`, pathNot: KERNEL.map(kernelFolder) },
    { path: SERVER },
  ),
];

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
          `${SERVER}(app\\.module|default-ports)\\.ts$`,
          `${SERVER}(adapters|kernel|ports)/`,
          `${SERVER}modules/.+\\.api\\.ts$`,
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
    ...kernelRules,
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
          `${modulePath('photos')}staff/console-[^/]+\\.ts$`,
        ],
      },
      { path: `${modulePath('photos')}(gallery/store-approved-photo|photo-storing\\.api)\\.ts$` },
    ),
    forbid(
      'decided-photos',
      'What members see of a photo is decided at the desks of staff, and by no module of members',
      {
        path: SERVER,
        pathNot: [
          ROOTS,
          ...['member-desk', 'moderation', 'fraud', 'profile-desk', 'reports'].map(modulePath),
          `${modulePath('desk')}view/`,
          `${modulePath('photos')}(?!photos\\.api\\.ts$)`,
        ],
      },
      { path: `${modulePath('photos')}(staff/photo-moderation|photo-moderating\\.api)\\.ts$` },
    ),
    forbid(
      'module-unknown',
      'A module that is not in the table of .dependency-cruiser.mjs may not exist',
      { path: `${SERVER}modules/`, pathNot: MODULES.map(([, folder]) => folder) },
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
