import { isIP } from 'node:net';
import os from 'node:os';
import { z } from 'zod';
import { areAddresses } from './addresses.js';
import { isBucketAddress } from './bucket.js';

const port = z.coerce.number().int().min(0).max(65_535);
const url = (protocols: RegExp) => z.url({ protocol: protocols });
const addresses = (protocols: RegExp, example: string) =>
  z.string().refine((text) => areAddresses(text, protocols), example);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const mollieKeys = z.record(
  z.string().regex(/^(\*|[a-z][a-z0-9-]{1,31})$/),
  z.string().regex(/^(live|test)_[A-Za-z0-9]{30,}$/),
);

function readMollieKeys(text: string, context: z.RefinementCtx): Readonly<Record<string, string>> {
  try {
    return mollieKeys.parse(JSON.parse(text));
  } catch {
    // The parser's reason would quote a key, and errors of the environment are printed.
    context.addIssue('write {"<brand or *>":"live_…"}');
    return z.NEVER;
  }
}

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /** Port of the operators, for metrics and health; 0 turns it off. Each process has its own. */
  PRIVATE_PORT: port.default(0),
  /** Where that port listens: an address that members do not reach. */
  PRIVATE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Web processes behind PORT: one per core in production, one elsewhere. */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(256).optional(),
  /**
   * How long a web process that was told to end still serves while it says that it is not ready, so that the balancer
   * stops sending requests first: 5 seconds in production, none elsewhere.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** Several hosts, comma-separated, are one database: the first that takes writes is used. */
  DATABASE_URL: addresses(/^(mysql|mariadb)$/, 'write mysql://user:password@host:3306/name'),
  /** Connections to the database that each process may open: 20, or 15 where there are more than six web processes. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(1000).optional(),
  /** `redis+sentinel://:password@sentinel1:26379,sentinel2:26379/group/0` where Sentinels look after it. */
  REDIS_URL: addresses(/^rediss?(\+sentinel)?$/, 'write redis://host:6379').refine(
    (text) => text.includes('+sentinel:') || !text.includes(','),
    'several hosts need redis+sentinel',
  ),
  /** The SMTP server; required in production, elsewhere mails go to the development mailbox without it. */
  SMTP_URL: url(/^smtps?$/).optional(),
  /** Another SMTP server for mails to many members at once; by default the same. */
  NEWSLETTER_SMTP_URL: url(/^smtps?$/).optional(),
  /** Sender of mails for brands whose own domain is not signed; without it mails are from the brand's address, unsigned. */
  MAIL_FROM: z.email().optional(),
  /** DKIM key of that address's domain: where its public half is published, and a file with the private one as PEM. */
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i)
    .optional(),
  MAIL_DKIM_KEY_FILE: z.string().min(1).optional(),
  /** What the SPF record of a brand's domain has to hold: `include:spf.example.org`; several with spaces between. */
  MAIL_SPF: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .refine(
      (terms) => terms.every((term) => /^(?:(?:include|a|mx|ip4|ip6|exists):\S+|a|mx)$/.test(term)),
      'write terms of SPF such as include:spf.example.org or ip4:192.0.2.1',
    ),
  /** Address for bounced mails (`mail:returned`); that of the sender by default. */
  MAIL_RETURN_ADDRESS: z.email().optional(),
  /**
   * Photo storage instead of the local disk: `https://key:secret@host/bucket`, with `?region=…` where the service needs
   * one (Amazon's does); http for a service on this machine. Key and secret percent-encoded.
   */
  S3_URL: url(/^https?$/)
    .refine(
      (address) => !URL.canParse(address) || isBucketAddress(address),
      'write https://key:secret@host/bucket',
    )
    .optional(),
  /** Where `kindling backup` puts backups when it is not told: a folder, or a bucket as in `S3_URL`. */
  BACKUP_TO: z.string().min(1).optional(),
  /** Whom `kindling backup` encrypts for when it is not told: a public key of age. */
  BACKUP_ENCRYPT_TO: z
    .string()
    .regex(/^age1[a-z0-9]+$/)
    .optional(),
  /** Files of this installation: photos on the local disk, the development mailbox. */
  KINDLING_DATA_DIR: z.string().min(1).default('.data'),
  /** Signs photo addresses and provider messages; at least 32 characters. */
  KINDLING_SECRET: z.string().min(32),
  /** Scheme of the brands' addresses in mails: http outside production, https there. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  /** Port in those addresses: PORT outside production, the scheme's own there; 0 omits it. */
  PUBLIC_PORT: port.optional(),
  CONSOLE_HOST: z.string().min(1).default('console.localhost'),
  /** A host of the installation whose name tells of no brand, for links to shared plans; by default they lead to the brand's own. */
  SHARE_HOST: z.string().min(1).optional(),
  /** Addresses or networks of the reverse proxies whose X-Forwarded-For counts, comma-separated. */
  TRUSTED_PROXIES: list,
  /** Where the brands' hosts have to lead: addresses of the proxy and its name, comma-separated; none: nothing is compared. */
  SITE_TARGETS: list.refine(
    (targets) =>
      targets.every(
        (target) => isIP(target) !== 0 || /^(?=.{1,253}$)([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/i.test(target),
      ) && targets.filter((target) => isIP(target) === 0).length <= 1,
    'write addresses, and at most one name, such as 203.0.113.7,sites.example.com',
  ),
  /** Resolvers that are asked what strangers see, comma-separated, with an optional port; those of the machine by default. */
  DNS_SERVERS: list.refine(
    (servers) => servers.every((server) => /^(?:[\d.]+|\[[\da-f:]+\]|[\da-f:]+)(?::\d{1,5})?$/i.test(server)),
    'write addresses such as 9.9.9.9 or 127.0.0.1:5353',
  ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** VAPID keys (base64url) by which push services identify this installation, and its operator's contact address. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)
    .optional(),
  /**
   * Keys of Mollie's API as JSON, by brand, `*` for all others: `{"*":"live_…","vonk":"live_…"}`. Without any, Mollie
   * is off.
   */
  MOLLIE_API_KEYS: z.string().default('{}').transform(readMollieKeys),
  /** Serve the site and the console from source, with hot updates. */
  KINDLING_DEV: flag.default(false),
  /** Hash passwords at argon2's lowest cost: for tests, which hash hundreds; refused in production. */
  KINDLING_CHEAP_PASSWORDS: flag.default(false),
});

/** Settings whose default depends on others. */
const schema = variables.transform((given) => {
  const isProduction = given.NODE_ENV === 'production';
  const processes = given.WEB_PROCESSES ?? (isProduction ? os.availableParallelism() : 1);
  return {
    ...given,
    WEB_PROCESSES: processes,
    DRAIN_SECONDS: given.DRAIN_SECONDS ?? (isProduction ? 6 : 0),
    DATABASE_POOL: given.DATABASE_POOL ?? (processes > 6 ? 15 : 20),
  };
});

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

export type Environment = z.output<typeof schema>;

/**
 * Reads the whole environment at once.
 *
 * @throws Error naming every missing or invalid variable, with the reason
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  const mistakes = [
    ...(result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    // Checked apart from the schema, which skips such rules while a single variable is invalid.
    ...(present.NODE_ENV === 'production' && present.SMTP_URL === undefined
      ? ['  SMTP_URL: needed in production, mails would reach nobody']
      : []),
    ...(present.NODE_ENV === 'production' && present.KINDLING_CHEAP_PASSWORDS === '1'
      ? ['  KINDLING_CHEAP_PASSWORDS: only for tests, such hashes would protect no password']
      : []),
    ...((present.MAIL_DKIM_SELECTOR === undefined) !== (present.MAIL_DKIM_KEY_FILE === undefined) ||
    (present.MAIL_DKIM_SELECTOR !== undefined && present.MAIL_FROM === undefined)
      ? ['  MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY_FILE: both and MAIL_FROM, or none']
      : []),
    ...(vapidNames.some((name) => present[name] === undefined) &&
    vapidNames.some((name) => present[name] !== undefined)
      ? [`  ${vapidNames.join(', ')}: all of them or none`]
      : []),
  ];
  if (result.success && mistakes.length === 0) return result.data;
  throw new Error(`The environment has ${mistakes.length} mistake(s):\n${mistakes.join('\n')}`);
}

export const ENVIRONMENT = Symbol('environment');
