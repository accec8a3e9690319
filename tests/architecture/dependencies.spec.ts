import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { cruise } from '../support/architecture/dependency-rules.ts';

const SOURCES = [
  'apps/server/src',
  'apps/seed/src',
  'packages/contract/src',
  'packages/demo/src',
  'apps/site/app',
  'apps/admin/src',
];
const MODULES = 'apps/server/src/modules';
const KERNEL = 'apps/server/src/kernel';

/** One line in a planted file: `from` imports `to`. */
interface Plant {
  rule: string;
  from: string;
  to: string;
}

const PLANTS: Plant[] = [
  // Chats come after likes: not even by their api file.
  { rule: 'module-likes', from: `${MODULES}/meeting/likes/planted.ts`, to: `${MODULES}/chats/chats.api.ts` },
  // Likes may know profiles, but only by its api file.
  {
    rule: 'module-likes',
    from: `${MODULES}/meeting/likes/reach.ts`,
    to: `${MODULES}/profiles/record/profile.entity.ts`,
  },
  // Only its Nest module may know the Nest module of another.
  {
    rule: 'module-likes',
    from: `${MODULES}/meeting/likes/wiring.ts`,
    to: `${MODULES}/profiles/profiles.module.ts`,
  },
  // Within a wing the order holds, too.
  {
    rule: 'module-discounts',
    from: `${MODULES}/money/discounts/planted.ts`,
    to: `${MODULES}/money/payments/payments.api.ts`,
  },
  {
    rule: 'sandbox-knows-kernel-only',
    from: 'apps/server/src/adapters/payment-provider/sandbox/planted.ts',
    to: `${MODULES}/credits/credits.api.ts`,
  },
  {
    rule: 'nobody-imports-notifications',
    from: `${MODULES}/accounts/planted.ts`,
    to: `${MODULES}/mails/notifications/notifications.api.ts`,
  },
  {
    rule: 'nobody-imports-notifications',
    from: `${MODULES}/console/staff/planted.ts`,
    to: `${MODULES}/mails/notifications/notifications.api.ts`,
  },
  {
    rule: 'module-profile-desk',
    from: `${MODULES}/profiles/profile-desk/reach.ts`,
    to: `${MODULES}/profiles/record/profiles.repository.ts`,
  },
  {
    rule: 'approved-photos',
    from: `${MODULES}/profiles/photos/planted.ts`,
    to: `${MODULES}/profiles/photos/gallery/store-approved-photo.ts`,
  },
  {
    rule: 'decided-photos',
    from: `${MODULES}/chats/planted.ts`,
    to: `${MODULES}/profiles/photos/photo-moderating.api.ts`,
  },
  {
    rule: 'decided-photos',
    from: `${MODULES}/profiles/photos/photos.api.ts`,
    to: `${MODULES}/profiles/photos/staff/photo-moderation.ts`,
  },
  {
    rule: 'module-staff',
    from: `${MODULES}/console/staff/reach.ts`,
    to: `${MODULES}/profiles/profiles.api.ts`,
  },
  {
    rule: 'module-unknown',
    from: `${MODULES}/novelty/planted.ts`,
    to: 'apps/server/src/ports/clock/planted.ts',
  },
  {
    rule: 'account-room-credentials',
    from: `${MODULES}/accounts/credentials/planted.ts`,
    to: `${MODULES}/accounts/login/log-in.ts`,
  },
  {
    rule: 'account-room-core',
    from: `${MODULES}/accounts/core/planted.ts`,
    to: `${MODULES}/accounts/accounts.module.ts`,
  },
  {
    rule: 'account-room-unknown',
    from: `${MODULES}/accounts/novelty/planted.ts`,
    to: `${MODULES}/accounts/core/account.ts`,
  },
  {
    rule: 'kernel-and-ports-below-modules',
    from: 'apps/server/src/kernel/planted.ts',
    to: `${MODULES}/credits/credits.api.ts`,
  },
  // The database comes before tenancy.
  {
    rule: 'kernel-database',
    from: `${KERNEL}/database/guard/planted.ts`,
    to: `${KERNEL}/tenancy/tenant-registry.ts`,
  },
  // What puts the kernel together is above all of its folders.
  {
    rule: 'kernel-pages',
    from: `${KERNEL}/pages/planted.ts`,
    to: `${KERNEL}/kernel.module.ts`,
  },
  {
    rule: 'kernel-unknown',
    from: `${KERNEL}/novelty/planted.ts`,
    to: `${KERNEL}/config/repository.ts`,
  },
  {
    rule: 'modules-know-no-adapters',
    from: `${MODULES}/accounts/adapter.ts`,
    to: 'apps/server/src/adapters/mailer/planted.ts',
  },
  {
    rule: 'adapters-know-ports-only',
    from: 'apps/server/src/adapters/mailer/reach.ts',
    to: 'apps/server/src/kernel/planted-leaf.ts',
  },
  {
    rule: 'apps-apart',
    from: 'apps/site/app/shared/planted.ts',
    to: 'apps/server/src/kernel/planted-leaf.ts',
  },
  // By the api file alone, and by no other way.
  {
    rule: 'seed-stands-outside',
    from: 'apps/seed/src/planted.ts',
    to: `${MODULES}/profiles/record/profile.entity.ts`,
  },
  {
    rule: 'demo-knows-the-contract-only',
    from: 'packages/demo/src/planted.ts',
    to: 'apps/server/src/kernel/planted-leaf.ts',
  },
  {
    rule: 'nobody-knows-the-demo',
    from: 'apps/server/src/planted-cli.ts',
    to: 'packages/demo/src/plan/people.ts',
  },
  {
    rule: 'site-features-apart',
    from: 'apps/site/app/features/planted-a/a.ts',
    to: 'apps/site/app/features/planted-b/b.ts',
  },
  {
    rule: 'site-shared-below-domain',
    from: 'apps/site/app/shared/reach.ts',
    to: 'apps/site/app/domain/planted/planted.ts',
  },
  {
    rule: 'site-domain-below-features',
    from: 'apps/site/app/domain/planted/reach.ts',
    to: 'apps/site/app/features/planted-b/b.ts',
  },
  {
    rule: 'console-resources-apart',
    from: 'apps/admin/src/resources/planted-a/List.tsx',
    to: 'apps/admin/src/resources/planted-b/List.tsx',
  },
  {
    rule: 'console-room-shared',
    from: 'apps/admin/src/shared/planted.ts',
    to: 'apps/admin/src/desk/planted.ts',
  },
  {
    rule: 'console-room-desk',
    from: 'apps/admin/src/desk/reach.ts',
    to: 'apps/admin/src/fictional/planted.ts',
  },
  {
    rule: 'console-room-unknown',
    from: 'apps/admin/src/novelty/planted.ts',
    to: 'apps/admin/src/shared/planted.ts',
  },
  {
    rule: 'no-tests-in-sources',
    from: 'apps/server/src/kernel/reach.ts',
    to: 'tests/support/planted.ts',
  },
  {
    rule: 'no-cycles',
    from: 'apps/server/src/kernel/planted-about.ts',
    to: 'apps/server/src/kernel/planted-round.ts',
  },
];

/** The other half of the planted circle; a circle is reported once, at its first file. */
const CLOSES_CIRCLE = {
  from: 'apps/server/src/kernel/planted-round.ts',
  to: 'apps/server/src/kernel/planted-about.ts',
};

/** What the table of modules allows; these must pass, or the rules forbid everything and prove nothing. */
const ALLOWED: Omit<Plant, 'rule'>[] = [
  { from: `${MODULES}/meeting/likes/allowed.ts`, to: `${MODULES}/profiles/profiles.api.ts` },
  { from: `${MODULES}/money/payments/allowed.ts`, to: `${MODULES}/money/discounts/discounts.api.ts` },
  { from: `${MODULES}/accounts/login/allowed.ts`, to: `${MODULES}/accounts/leaving/delete-account.ts` },
  { from: `${MODULES}/profiles/profile-desk/allowed.ts`, to: `${MODULES}/profiles/profiles.api.ts` },
  {
    from: `${MODULES}/safety/moderation/allowed.ts`,
    to: `${MODULES}/profiles/photos/photo-moderating.api.ts`,
  },
  { from: `${KERNEL}/tenancy/allowed.ts`, to: `${KERNEL}/database/database.ts` },
  { from: 'apps/admin/src/palette/allowed.ts', to: 'apps/admin/src/menu/planted.ts' },
  { from: 'apps/server/src/adapters/mailer/allowed.ts', to: 'apps/server/src/ports/clock/planted.ts' },
  { from: 'apps/seed/src/allowed.ts', to: `${MODULES}/profiles/profiles.api.ts` },
  { from: 'apps/server/src/planted-root.ts', to: `${MODULES}/mails/notifications/notifications.api.ts` },
];

describe('dependency rules', () => {
  let copy: string;

  beforeAll(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-rules-'));
    for (const place of SOURCES) {
      if (fs.existsSync(path.join(root, place))) {
        fs.cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
      }
    }
    for (const plant of [...PLANTS, ...ALLOWED, CLOSES_CIRCLE]) write(copy, plant);
  });

  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  // That the sources as they are break no rule is a check of `npm run check`.
  it('report every planted import, and none of the allowed ones', () => {
    const found = cruise(copy, SOURCES);
    expect(found.map(told)).toEqual(expect.arrayContaining(PLANTS.map(told)));
    const allowedFiles = new Set(ALLOWED.map(({ from }) => from));
    expect(found.filter(({ from }) => allowedFiles.has(from))).toEqual([]);
  });
});

const told = ({ rule, from, to }: Plant) => `${rule}: ${from} → ${to}`;

/** Adds the import to `from`, and makes `to` when the sources do not have it (any more). */
function write(folder: string, { from, to }: Omit<Plant, 'rule'>): void {
  const source = path.join(folder, from);
  const target = path.join(folder, to);
  const relative = path
    .relative(path.dirname(source), target)
    .replace(/\.tsx?$/, /^(apps\/(server|seed)|packages)\//.test(from) ? '.js' : '');
  for (const file of [source, target]) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (!fs.existsSync(file)) fs.writeFileSync(file, 'export const planted = true;\n');
  }
  const specifier = relative.startsWith('.') ? relative : `./${relative}`;
  fs.appendFileSync(source, `import '${specifier}';\n`);
}
