import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { SandboxAgeModule } from './adapters/age-check/sandbox/sandbox-age.module.js';
import {
  sandboxEntities,
  SandboxPaymentModule,
} from './adapters/payment-provider/sandbox/sandbox-payment.module.js';
import { defaultPorts } from './default-ports.js';
import { eventOrder } from './event-order.js';
import type { Environment } from './kernel/config/environment.js';
import type { EntityClass } from './kernel/database/data-source.js';
import { type Log } from './kernel/ground/log.js';
import { KernelModule } from './kernel/kernel.module.js';
import { StaffDirectory } from './kernel/sessions/staff-directory.js';
import { accountsEntities, AccountsModule } from './modules/accounts/accounts.module.js';
import { brandPagesEntities, BrandPagesModule } from './modules/brands/brand-pages/brand-pages.module.js';
import { hostCheckEntities, HostChecksModule } from './modules/brands/host-checks/host-checks.module.js';
import { PlacesModule } from './modules/brands/places/places.module.js';
import { SiteSettingsModule } from './modules/brands/site-settings/site-settings.module.js';
import { trafficEntities, TrafficModule } from './modules/brands/traffic/traffic.module.js';
import { chatsEntities, ChatsModule } from './modules/chats/chats.module.js';
import {
  fictionalDeskEntities,
  FictionalDeskModule,
} from './modules/chats/fictional-desk/fictional-desk.module.js';
import { LiveModule } from './modules/chats/live/live.module.js';
import { authenticationEntities } from './modules/console/authentication/authentication.module.js';
import { bulkEntities, BulkModule } from './modules/console/bulk/bulk.module.js';
import { ListFilesModule } from './modules/console/list-files/list-files.module.js';
import {
  SavedRepliesModule,
  savedReplyEntities,
} from './modules/console/saved-replies/saved-replies.module.js';
import { DevTotpModule } from './modules/console/staff/login/second-factor/dev-totp.module.js';
import { StaffCallers } from './modules/console/staff/people/staff-callers.repository.js';
import { staffEntities, StaffModule } from './modules/console/staff/staff.module.js';
import { creditsEntities, CreditsModule } from './modules/credits/credits.module.js';
import { mailingsEntities, MailingsModule } from './modules/mails/mailings/mailings.module.js';
import {
  sendingDomainEntities,
  SendingDomainModule,
} from './modules/mails/sending-domain/sending-domain.module.js';
import { noticesEntities, NoticesModule } from './modules/mails/notices/notices.module.js';
import { DevMailboxModule } from './modules/mails/notifications/dev-mailbox.module.js';
import {
  notificationEntities,
  NotificationsModule,
} from './modules/mails/notifications/notifications.module.js';
import { DiscoveryModule } from './modules/meeting/discovery/discovery.module.js';
import { likesEntities, LikesModule } from './modules/meeting/likes/likes.module.js';
import { matchmakingEntities, MatchmakingModule } from './modules/meeting/matchmaking/matchmaking.module.js';
import { booksEntities, BooksModule } from './modules/money/books/books.module.js';
import { DiscountDeskModule } from './modules/money/discount-desk/discount-desk.module.js';
import { discountsEntities, DiscountsModule } from './modules/money/discounts/discounts.module.js';
import { PaymentDeskModule } from './modules/money/payment-desk/payment-desk.module.js';
import { paymentsEntities, PaymentsModule } from './modules/money/payments/payments.module.js';
import {
  brandExportsEntities,
  BrandExportsModule,
} from './modules/overviews/brand-exports/brand-exports.module.js';
import {
  departureEntities,
  AccountClosureModule,
} from './modules/overviews/account-closure/account-closure.module.js';
import { GrowthModule } from './modules/overviews/growth/growth.module.js';
import { FindModule } from './modules/overviews/find/find.module.js';
import { HomeModule } from './modules/overviews/home/home.module.js';
import { MemberDeskModule } from './modules/overviews/member-desk/member-desk.module.js';
import {
  transparencyEntities,
  TransparencyModule,
} from './modules/overviews/transparency/transparency.module.js';
import { MeModule } from './modules/overviews/me/me.module.js';
import { ageChecksEntities, AgeChecksModule } from './modules/profiles/age-checks/age-checks.module.js';
import { consentsEntities, ConsentsModule } from './modules/profiles/consents/consents.module.js';
import { photosEntities, PhotosModule } from './modules/profiles/photos/photos.module.js';
import { ProfileDeskModule } from './modules/profiles/profile-desk/profile-desk.module.js';
import { profilesEntities, ProfilesModule } from './modules/profiles/profiles.module.js';
import { dateSharesEntities, DateSharesModule } from './modules/safety/date-shares/date-shares.module.js';
import { deskEntities, DeskModule } from './modules/safety/desk/desk.module.js';
import { fraudEntities, FraudModule } from './modules/safety/fraud/fraud.module.js';
import { ModerationModule } from './modules/safety/moderation/moderation.module.js';
import { reportsEntities, ReportsModule } from './modules/safety/reports/reports.module.js';
import {
  restrictionsEntities,
  RestrictionsModule,
} from './modules/safety/restrictions/restrictions.module.js';
import { supportEntities, SupportModule } from './modules/safety/support/support.module.js';
import {
  verificationEntities,
  VerificationModule,
} from './modules/safety/verification/verification.module.js';

/** Every module of the application. */
const modules: readonly Type[] = [
  HostChecksModule,
  SiteSettingsModule,
  BrandExportsModule,
  BrandPagesModule,
  StaffModule,
  AccountsModule,
  ProfilesModule,
  RestrictionsModule,
  ConsentsModule,
  CreditsModule,
  DiscountsModule,
  PaymentsModule,
  BooksModule,
  DiscountDeskModule,
  PaymentDeskModule,
  AgeChecksModule,
  PhotosModule,
  LikesModule,
  MailingsModule,
  ChatsModule,
  LiveModule,
  DiscoveryModule,
  MatchmakingModule,
  PlacesModule,
  TrafficModule,
  FraudModule,
  ReportsModule,
  SupportModule,
  ProfileDeskModule,
  DeskModule,
  FictionalDeskModule,
  ModerationModule,
  VerificationModule,
  DateSharesModule,
  SendingDomainModule,
  NoticesModule,
  NotificationsModule,
  MeModule,
  AccountClosureModule,
  MemberDeskModule,
  GrowthModule,
  FindModule,
  HomeModule,
  ListFilesModule,
  TransparencyModule,
  BulkModule,
  SavedRepliesModule,
];

/** Every entity of the modules; the kernel adds its own. */
export const moduleEntities: readonly EntityClass[] = [
  ...staffEntities,
  ...accountsEntities,
  ...authenticationEntities,
  ...profilesEntities,
  ...restrictionsEntities,
  ...consentsEntities,
  ...creditsEntities,
  ...discountsEntities,
  ...paymentsEntities,
  ...booksEntities,
  ...sandboxEntities,
  ...ageChecksEntities,
  ...photosEntities,
  ...likesEntities,
  ...matchmakingEntities,
  ...mailingsEntities,
  ...sendingDomainEntities,
  ...noticesEntities,
  ...chatsEntities,
  ...brandExportsEntities,
  ...brandPagesEntities,
  ...hostCheckEntities,
  ...fraudEntities,
  ...reportsEntities,
  ...supportEntities,
  ...departureEntities,
  ...deskEntities,
  ...fictionalDeskEntities,
  ...trafficEntities,
  ...transparencyEntities,
  ...verificationEntities,
  ...dateSharesEntities,
  ...bulkEntities,
  ...notificationEntities,
  ...savedReplyEntities,
];

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
        SandboxAgeModule.forRoot(environment),
        ...(environment.NODE_ENV === 'production' ? [] : [DevMailboxModule, DevTotpModule]),
        ...imports,
      ],
    };
  }
}
