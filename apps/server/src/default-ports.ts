import type { Provider } from '@nestjs/common';
import { SandboxAgeCheck } from './adapters/age-check/sandbox/sandbox-age-check.js';
import { SystemClock } from './adapters/clock/system-clock.js';
import { NodeDns } from './adapters/dns/node-dns.js';
import { GeoNames } from './adapters/geo/geonames.js';
import { RandomIds } from './adapters/ids/random-ids.js';
import { MailboxFiles } from './adapters/mailer/mailbox-files.js';
import { MailboxMailer } from './adapters/mailer/mailbox-mailer.js';
import { SmtpMailer } from './adapters/mailer/smtp-mailer.js';
import { sandboxProvider } from './adapters/payment-provider/sandbox/sandbox-payment.module.js';
import { makePhotoStorage } from './adapters/photo-storage/make-photo-storage.js';
import { NoPush } from './adapters/push/no-push.js';
import { SandboxPush } from './adapters/push/sandbox-push.js';
import { SocketIoRealtime } from './adapters/realtime/socket-io-realtime.js';
import { TlsCertificates } from './adapters/served-certificates/tls-certificates.js';
import { MailboxSms } from './adapters/sms/mailbox-sms.js';
import { NoSms } from './adapters/sms/no-sms.js';
import { redisAddress } from './kernel/config/addresses.js';
import type { Environment } from './kernel/config/environment.js';
import { repositoryPath } from './kernel/config/repository.js';
import { Database } from './kernel/database/database.js';
import { LOG, type Log } from './kernel/ground/log.js';
import { TenantContext } from './kernel/ground/tenant-context.js';
import { WatchedPhotoStorage } from './modules/pictures/watched-photo-storage.js';
import { AgeCheck } from './ports/age-check.js';
import { Clock } from './ports/clock.js';
import { Geo } from './ports/geo.js';
import { Ids } from './ports/ids.js';
import { Mailbox } from './ports/mailbox.js';
import { Mailer } from './ports/mailer.js';
import type { PaymentProvider } from './ports/payment-provider.js';
import { PaymentProviders } from './ports/payment-providers.js';
import { PhotoStorage } from './ports/photo-storage.js';
import { PublicDns } from './ports/public-dns.js';
import { Push } from './ports/push.js';
import { Realtime } from './ports/realtime.js';
import { ServedCertificates } from './ports/served-certificates.js';
import { SmsGateway } from './ports/sms.js';

/** The adapters behind the ports; tests put their own clock and transports in place of some. */
export function defaultPorts(environment: Environment): Provider[] {
  const mailbox = new MailboxFiles(environment.KINDLING_DATA_DIR);
  return [
    {
      provide: Mailer,
      useFactory: (clock: Clock) =>
        environment.SMTP_URL === undefined
          ? new MailboxMailer(mailbox, clock)
          : new SmtpMailer(environment.SMTP_URL, {
              returnAddress: environment.MAIL_RETURN_ADDRESS,
              bulkUrl: environment.NEWSLETTER_SMTP_URL,
            }),
      inject: [Clock],
    },
    { provide: Mailbox, useValue: mailbox },
    {
      provide: SmsGateway,
      useFactory: (clock: Clock) =>
        environment.NODE_ENV === 'production' ? new NoSms() : new MailboxSms(mailbox, clock),
      inject: [Clock],
    },
    {
      provide: Push,
      useFactory: async (clock: Clock) => {
        const {
          VAPID_PUBLIC_KEY: publicKey,
          VAPID_PRIVATE_KEY: privateKey,
          VAPID_SUBJECT: subject,
        } = environment;
        if (publicKey === undefined || privateKey === undefined || subject === undefined)
          return environment.NODE_ENV === 'production'
            ? new NoPush()
            : new SandboxPush(environment.KINDLING_DATA_DIR, clock);
        // Loaded lazily: only installations with push keys pay for the library.
        const { WebPush } = await import('./adapters/push/web-push.js');
        return new WebPush({ publicKey, privateKey, subject });
      },
      inject: [Clock],
    },
    {
      provide: Realtime,
      useFactory: () =>
        new SocketIoRealtime(redisAddress(environment.REDIS_URL), environment.WEB_PROCESSES === 1),
    },
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useFactory: (clock: Clock) => new RandomIds(clock), inject: [Clock] },
    {
      provide: Geo,
      useFactory: () =>
        new GeoNames(
          repositoryPath('places'),
          repositoryPath(
            'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
          ),
        ),
    },
    { provide: PublicDns, useFactory: () => new NodeDns(environment.DNS_SERVERS) },
    {
      provide: ServedCertificates,
      // 0 says that visitors reach the scheme's own port.
      useFactory: () =>
        new TlsCertificates({ port: environment.PUBLIC_PORT || 443, targets: environment.SITE_TARGETS }),
    },
    {
      provide: PaymentProviders,
      useFactory: async (database: Database, clock: Clock, ids: Ids) => {
        const providers: PaymentProvider[] = [];
        if (Object.keys(environment.MOLLIE_API_KEYS).length > 0) {
          // Loaded lazily: only installations with Mollie pay for the client.
          const { MolliePaymentProvider } =
            await import('./adapters/payment-provider/mollie/mollie-payment-provider.js');
          providers.push(new MolliePaymentProvider(environment, () => TenantContext.id()));
        }
        if (environment.NODE_ENV !== 'production')
          providers.push(sandboxProvider(environment, database, clock, ids));
        return new PaymentProviders(providers);
      },
      inject: [Database, Clock, Ids],
    },
    {
      provide: AgeCheck,
      useFactory: (clock: Clock) =>
        new AgeCheck(
          environment.NODE_ENV === 'production'
            ? undefined
            : new SandboxAgeCheck(environment.KINDLING_SECRET, clock),
        ),
      inject: [Clock],
    },
    {
      provide: PhotoStorage,
      useFactory: async (log: Log) => new WatchedPhotoStorage(await makePhotoStorage(environment), log),
      inject: [LOG],
    },
  ];
}
