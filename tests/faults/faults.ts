/** Faults that somebody could make, each with the check or spec that has to catch it (`npm run faults`). */
export interface Fault {
  /** What is wrong. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** `<suite> <spec>` as for `npm test --`, or `check <beginning of a check's name>`. */
  caughtBy: string;
  /** The spec starts the built server, as all of `e2e` do. */
  isBuilt?: boolean;
}

/** A suite, and in it the name of a spec's file or of a check. */
export interface Catcher {
  suite: string;
  spec: string;
  isBuilt: boolean;
}

export function catcherOf({ caughtBy, isBuilt = false }: Pick<Fault, 'caughtBy' | 'isBuilt'>): Catcher {
  const [suite = '', spec = ''] = caughtBy.split(' ');
  return { suite, spec, isBuilt: isBuilt || suite === 'e2e' };
}

const server = 'apps/server/src';
const modules = `${server}/modules`;
const site = 'apps/site/app';
const contract = 'packages/contract/src';

const tenancy: Fault[] = [
  {
    name: 'The guard does not ask for the tenant predicate',
    file: `${server}/kernel/database/guard/tenant-guard.ts`,
    from: 'if (refusal !== undefined) return new MissingTenantPredicate(table, refusal, statement);',
    to: '',
    caughtBy: 'db tenancy',
  },
  {
    name: 'The guard takes another tenant than the current one',
    file: `${server}/kernel/database/guard/tenant-guard.ts`,
    from: 'valueOf(parameters, key) === tenant)',
    to: 'valueOf(parameters, key) !== undefined)',
    caughtBy: 'unit tenant-guard',
  },
  {
    name: 'Keys outside of the database do not name the tenant',
    file: `${server}/kernel/ground/tenant-key.ts`,
    from: "['tenant', TenantContext.id(), ...parts]",
    to: "['tenant', ...parts]",
    caughtBy: 'unit tenant-context',
  },
  {
    name: 'A repository changes rows of another tenant',
    file: `${server}/kernel/database/plain-statements.ts`,
    from: "sql: ['`tenant_id` = :tenant', ...equations].join(' AND '),",
    to: "sql: ['`tenant_id` IS NOT NULL', ...equations].join(' AND '),",
    caughtBy: 'db tenancy',
  },
  {
    name: 'A unique key does not begin with the tenant',
    file: `${modules}/credits/ledger/ledger-posting.entity.ts`,
    from: "['tenantId', 'idempotencyKey']",
    to: "['idempotencyKey', 'tenantId']",
    caughtBy: 'architecture tenant-owned',
  },
  {
    name: 'A statement leaves the tenancy at a place that is not on the list',
    file: `${modules}/credits/ledger/verify-ledger.ts`,
    from: "acrossTenants('verify the ledger'",
    to: "acrossTenants('look around'",
    caughtBy: 'architecture across-tenants',
  },
];

const money: Fault[] = [
  {
    name: 'A wallet is debited for more than it holds',
    file: `${modules}/credits/wallet/message-charges.ts`,
    from: '!wallet || wallet.balance < amount',
    to: '!wallet',
    caughtBy: 'db ledger',
  },
  {
    name: 'A message is paid without a posting',
    file: `${modules}/credits/wallet/message-charges.ts`,
    from: 'this.credits.post({',
    to: 'void ({',
    caughtBy: 'db ledger',
  },
  {
    name: 'A transaction goes on although a write of its own failed',
    file: `${server}/kernel/database/unit-of-work.ts`,
    from: 'if (writes.length > 0) this.failure = { error };',
    to: '',
    caughtBy: 'db unit-of-work',
  },
  {
    name: 'A purchase is refunded twice',
    file: `${modules}/money/payments/refunds/refund-rules.ts`,
    from: 'Math.max(0, dueCents - refundedCents)',
    to: 'Math.max(0, dueCents)',
    caughtBy: 'api refunds',
  },
  {
    name: 'A discount is used by two payments',
    file: `${modules}/money/payments/payments.repository.ts`,
    from: `      await this.payments.insert({
        ...payment,`,
    to: `      await this.payments.insert({
        ...payment,
        discountClaim: null,`,
    caughtBy: 'api discounts',
  },
  {
    name: 'A webhook is believed without its signature',
    file: `${server}/adapters/payment-provider/sandbox/sandbox-payment-provider.ts`,
    from: "if (typeof header !== 'string' || !isSigned(key, rawBody, header, this.clock.now())) return undefined;",
    to: "if (typeof header !== 'string' || !isSigned(key, rawBody, header, this.clock.now())) void key;",
    caughtBy: 'api payments-webhooks',
  },
  {
    name: 'What an unanswered message cost is not given back',
    file: `${modules}/credits/wallet/message-charges.ts`,
    from: 'await this.credits.creditWallet(charge.senderWalletId, charge.amount);',
    to: '',
    caughtBy: 'db unanswered',
  },
];

const visibility: Fault[] = [
  {
    name: 'Lists show whom a block parts the reader from',
    file: `${modules}/profiles/view/profile-visibility.ts`,
    from: `\`\${isListedToOthers} AND \${notBlocked}\``,
    to: 'isListedToOthers',
    caughtBy: 'api blocks',
  },
  {
    name: 'The search finds invisible profiles',
    file: `${modules}/profiles/view/profile-visibility.ts`,
    from: "const isListed = 'p.listed = 1';",
    to: 'const isListed = "p.status = \'active\'";',
    caughtBy: 'api invisible',
  },
  {
    name: 'Cards of fictional profiles lack their label',
    file: `${modules}/profiles/profile-rules.ts`,
    from: `    city: fields.has('city') ? row.city : null,
    fictional: row.fictional,
    main_image`,
    to: `    city: fields.has('city') ? row.city : null,
    fictional: false,
    main_image`,
    caughtBy: 'api discovery',
  },
  {
    name: 'Others are sent a photo that is not approved',
    file: `${modules}/profiles/photos/files/serve-photo.ts`,
    from: "if (photo.status !== 'active') return false;",
    to: '',
    caughtBy: 'api photos',
  },
  {
    name: 'A password reset tells that an address has no account',
    file: `${modules}/accounts/credentials/request-password-reset.ts`,
    from: 'if (!account && isRevealing)',
    to: 'if (!account)',
    caughtBy: 'api passwords',
  },
];

/** Those of the server first: what they build is not built again for what follows. */
const pages: Fault[] = [
  {
    name: 'A page has no route',
    file: `${site}/routes.ts`,
    from: '.filter((name) => pages[name].layout === layoutName)',
    to: ".filter((name) => pages[name].layout === layoutName && name !== 'swipe-game')",
    caughtBy: 'unit routes',
  },
  {
    name: 'The content policy names another nonce than the page',
    file: `${server}/kernel/pages/render/page-renderer.ts`,
    from: `'content-security-policy': pagePolicy([\`'nonce-\${nonce}'\`]`,
    to: `'content-security-policy': pagePolicy([\`'nonce-\${nonce}0'\`]`,
    caughtBy: 'e2e search',
  },
  {
    name: 'Pages are kept for all hosts together',
    file: `${server}/kernel/pages/mount-pages.ts`,
    from: `    tenant.id,
    tenant.version,
    tenant.pagesVersion,
    call.request.origin,`,
    to: '',
    caughtBy: 'unit mount-pages',
  },
  {
    name: 'Pages have no title before their scripts run',
    file: `${site}/domain/account/page-head.tsx`,
    from: `<title>{news > 0 ? \`(\${news}) \${named}\` : named}</title>`,
    to: '{news > 0 && <title>{named}</title>}',
    caughtBy: 'api page-walk',
    isBuilt: true,
  },
  {
    name: 'The buttons of the swipe game have no name',
    file: `${site}/features/swipe/swipe-actions.tsx`,
    from: '      aria-label={label}\n',
    to: '',
    caughtBy: 'e2e swipe',
  },
  {
    name: 'A page can be moved sideways on the smallest phone',
    file: `${site}/features/account/account-screen.module.scss`,
    from: '  width: 100%;\n  max-width: 500px;',
    to: '  width: 500px;',
    caughtBy: 'e2e walk',
  },
];

const calls: Fault[] = [
  {
    name: 'Staff may call what takes a right that they lack',
    file: `${server}/kernel/http/pipeline.ts`,
    from: `!caller.rights.some((right) => access === \`staff:\${right}\`)`,
    to: 'caller.rights.length === 0',
    caughtBy: 'api role-matrix',
  },
  {
    name: 'A call of the console has no access of its own',
    file: `${contract}/console/calls/staff.ts`,
    from: `  summary: "Changes another staff member's name, role and brands, from their next call on.",
  access: 'staff:staff:manage',`,
    to: `  summary: "Changes another staff member's name, role and brands, from their next call on.",
  access: 'visitor',`,
    caughtBy: 'unit route',
  },
  {
    name: 'A refusal has no status',
    file: `${contract}/problems.ts`,
    from: '  like_limit_reached: 429,\n',
    to: '',
    caughtBy: 'unit route',
  },
  {
    name: 'An answer differs from the committed contract',
    file: `${contract}/meeting/calls/likes.ts`,
    from: '  given: z.array(z.strictObject({ id, liked_at: instant })),',
    to: '  given: z.array(z.strictObject({ id, liked_on: instant })),',
    caughtBy: 'check contract',
  },
  {
    name: 'Fields that no call knows are passed over',
    file: `${server}/kernel/http/pipeline.ts`,
    from: "note(key, 'unknown_field')",
    to: 'void key',
    caughtBy: 'api accounts',
  },
];

const texts: Fault[] = [
  {
    name: 'A text is missing in one language',
    file: 'locales/nl/common.json',
    from: '    "understood": "Begrepen",\n',
    to: '',
    caughtBy: 'check texts',
  },
  {
    name: 'The console says bare English words',
    file: 'apps/admin/src/login/code-step.tsx',
    from: "{t('No codes left? An owner can reset your second factor.')}",
    to: 'No codes left? An owner can reset your second factor.',
    caughtBy: 'check console',
  },
  {
    name: 'A code has no Dutch on the console',
    file: 'apps/admin/locales/nl/codes.json',
    from: '  "account_banned": "Account verbannen",\n',
    to: '',
    caughtBy: 'check codes',
  },
  {
    name: 'The login says something else than what is promised',
    file: 'locales/nl/errors.json',
    from: 'Login mislukt, probeer opnieuw',
    to: 'Dat lukte niet, probeer het later',
    caughtBy: 'e2e login',
  },
];

/** What somebody forgets who adds to a register. */
const registers: Fault[] = [
  {
    name: 'A table does not say how long its rows are kept',
    file: `${modules}/meeting/likes/likes.repository.ts`,
    from: "@Retention('erased', 'one row per pair, and with either member')\n",
    to: '',
    caughtBy: 'architecture tenant-owned',
  },
  {
    name: 'A table about members keeps its rows when they are erased',
    file: `${modules}/overviews/account-closure/erase-member.ts`,
    from: '    await this.verification.erase(memberId);\n',
    to: '',
    caughtBy: 'db erasure',
  },
  {
    name: 'A list of the console asks for no right',
    file: `${contract}/money/calls/books.ts`,
    from: `newest first unless asked otherwise.",
  access: 'staff:books:read',`,
    to: `newest first unless asked otherwise.",
  access: 'staff',`,
    caughtBy: 'unit route',
  },
];

export const faults: readonly Fault[] = [
  ...tenancy,
  ...money,
  ...visibility,
  ...pages,
  ...calls,
  ...registers,
  ...texts,
];
