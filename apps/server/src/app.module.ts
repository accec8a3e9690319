import path from 'node:path';
import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { RandomIds } from './adapters/ids/random-ids.js';
import { SystemClock } from './adapters/clock/system-clock.js';
import { GeoNames } from './adapters/geo/geonames.js';
import { MailboxFiles } from './adapters/mailer/mailbox-files.js';
import { MailboxMailer } from './adapters/mailer/mailbox-mailer.js';
import { SmtpMailer } from './adapters/mailer/smtp-mailer.js';
import { SandboxCheckouts } from './adapters/payment-provider/sandbox/sandbox-checkouts.js';
import {
  sandboxEntities,
  SandboxPaymentModule,
} from './adapters/payment-provider/sandbox/sandbox-payment.module.js';
import { SandboxPaymentProvider } from './adapters/payment-provider/sandbox/sandbox-payment-provider.js';
import { LocalDiskPhotoStorage } from './adapters/photo-storage/local-disk.js';
import { eventOrder } from './event-order.js';
import type { Environment } from './kernel/config/environment.js';
import { repositoryPath } from './kernel/config/repository.js';
import type { EntityClass } from './kernel/database/data-source.js';
import { Database } from './kernel/database/database.js';
import { KernelModule } from './kernel/kernel.module.js';
import type { Log } from './kernel/log.js';
import { StaffDirectory } from './kernel/sessions/staff-directory.js';
import { authenticationEntities } from './modules/authentication/authentication.module.js';
import { accountsEntities, AccountsModule } from './modules/accounts/accounts.module.js';
import { staffEntities, StaffModule } from './modules/staff/staff.module.js';
import { DevTotpModule } from './modules/staff/login/dev-totp.module.js';
import { consentsEntities, ConsentsModule } from './modules/consents/consents.module.js';
import { creditsEntities, CreditsModule } from './modules/credits/credits.module.js';
import { chatsEntities, ChatsModule } from './modules/chats/chats.module.js';
import { departureEntities, DepartureModule } from './modules/departure/departure.module.js';
import { DiscountsModule } from './modules/discounts/discounts.module.js';
import { DiscoveryModule } from './modules/discovery/discovery.module.js';
import { likesEntities, LikesModule } from './modules/likes/likes.module.js';
import { DevMailboxModule } from './modules/notifications/dev-mailbox.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { paymentsEntities, PaymentsModule } from './modules/payments/payments.module.js';
import { photosEntities, PhotosModule } from './modules/photos/photos.module.js';
import { PlacesModule } from './modules/places/places.module.js';
import { ProfileDeskModule } from './modules/profile-desk/profile-desk.module.js';
import { profilesEntities, ProfilesModule } from './modules/profiles/profiles.module.js';
import { SiteSettingsModule } from './modules/site-settings/site-settings.module.js';
import { UserModule } from './modules/user/user.module.js';
import { StaffCallers } from './modules/staff/people/staff-callers.repository.js';
import { Clock } from './ports/clock.js';
import { Geo } from './ports/geo.js';
import { Ids } from './ports/ids.js';
import { Mailbox } from './ports/mailbox.js';
import { Mailer } from './ports/mailer.js';
import { PaymentProviders } from './ports/payment-providers.js';
import { PhotoStorage } from './ports/photo-storage.js';

/** Every module of the application. */
const modules: readonly Type[] = [
  SiteSettingsModule,
  StaffModule,
  AccountsModule,
  ProfilesModule,
  ConsentsModule,
  CreditsModule,
  DiscountsModule,
  PaymentsModule,
  PhotosModule,
  LikesModule,
  ChatsModule,
  DiscoveryModule,
  PlacesModule,
  ProfileDeskModule,
  NotificationsModule,
  UserModule,
  DepartureModule,
];

/** Every entity of the modules; the kernel adds its own. */
export const moduleEntities: readonly EntityClass[] = [
  ...staffEntities,
  ...accountsEntities,
  ...authenticationEntities,
  ...profilesEntities,
  ...consentsEntities,
  ...creditsEntities,
  ...paymentsEntities,
  ...sandboxEntities,
  ...photosEntities,
  ...likesEntities,
  ...chatsEntities,
  ...departureEntities,
];

/** The adapters behind the ports; tests put their own clock and transports in place of some. */
export function defaultPorts(environment: Environment): Provider[] {
  const mailbox = new MailboxFiles(environment.KINDLING_DATA_DIR);
  return [
    {
      provide: Mailer,
      useFactory: (clock: Clock) =>
        environment.SMTP_URL === undefined
          ? new MailboxMailer(mailbox, clock)
          : new SmtpMailer(environment.SMTP_URL),
      inject: [Clock],
    },
    { provide: Mailbox, useValue: mailbox },
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
    {
      provide: PaymentProviders,
      useFactory: (database: Database, clock: Clock, ids: Ids) =>
        new PaymentProviders(
          environment.NODE_ENV === 'production'
            ? []
            : [new SandboxPaymentProvider(environment, new SandboxCheckouts(database, clock, ids), clock)],
        ),
      inject: [Database, Clock, Ids],
    },
    {
      provide: PhotoStorage,
      useFactory: async () => {
        if (environment.S3_URL === undefined)
          return new LocalDiskPhotoStorage(path.resolve(environment.KINDLING_DATA_DIR, 'photos'));
        // Only who uses it waits for the client to load.
        const { S3PhotoStorage } = await import('./adapters/photo-storage/s3.js');
        return new S3PhotoStorage(environment.S3_URL);
      },
    },
  ];
}

export interface AppOptions {
  environment: Environment;
  log: Log;
  /** Adapters in place of `defaultPorts`. */
  ports?: Provider[];
  /** The way in: the worker's queue, or a test's. */
  imports?: DynamicModule[];
}

/** The whole application without its way in: HTTP (`main.ts`), the queue (`worker.ts`) and commands (`cli.ts`) add theirs. */
@Module({})
export class AppModule {
  static forRoot({
    environment,
    log,
    ports = defaultPorts(environment),
    imports = [],
  }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.forRoot({
          environment,
          log,
          entities: moduleEntities,
          ports: [...ports, { provide: StaffDirectory, useClass: StaffCallers }],
          eventOrder,
        }),
        ...modules,
        SandboxPaymentModule.forRoot(environment),
        ...(environment.NODE_ENV === 'production' ? [] : [DevMailboxModule, DevTotpModule]),
        ...imports,
      ],
    };
  }
}
