import { Injectable } from '@nestjs/common';
import { ExportAccount, SentMails } from '../../../accounts/accounts.api.js';
import { ChatsApi, type ConversationExport } from '../../../chats/chats.api.js';
import { AccessLog } from '../../../console/staff/staff.api.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { NoticesApi } from '../../../mails/notices/notices.api.js';
import { LikesApi } from '../../../meeting/likes/likes.api.js';
import { MatchmakingApi } from '../../../meeting/matchmaking/matchmaking.api.js';
import { DiscountsApi } from '../../../money/discounts/discounts.api.js';
import {
  PaymentsApi,
  type Mandate,
  type Payment,
  type Refund,
} from '../../../money/payments/payments.api.js';
import { AgeChecksApi } from '../../../profiles/age-checks/age-checks.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import { PhotosApi } from '../../../profiles/photos/photos.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { DateSharesApi } from '../../../safety/date-shares/date-shares.api.js';
import { FraudApi } from '../../../safety/fraud/fraud.api.js';
import { ReportsApi } from '../../../safety/reports/reports.api.js';
import { RestrictionsApi } from '../../../safety/restrictions/restrictions.api.js';
import { SupportApi } from '../../../safety/support/support.api.js';
import { VerificationApi } from '../../../safety/verification/verification.api.js';

const allOfThem = 1_000_000;

/** A file of the ZIP. */
export type ExportedFile = { name: string } & (
  { json: unknown } | { conversations: ConversationExport[] } | { read: () => Promise<Buffer | undefined> }
);

/**
 * All stored data of a member, file by file (trust 16). Of others it contains what they sent to this member, under the
 * name they showed: no other person's id, photo or profile.
 */
@Injectable()
export class CollectExport {
  constructor(
    private readonly exportAccount: ExportAccount,
    private readonly profiles: ProfilesApi,
    private readonly consents: ConsentsApi,
    private readonly photos: PhotosApi,
    private readonly likes: LikesApi,
    private readonly matchmaking: MatchmakingApi,
    private readonly chats: ChatsApi,
    private readonly credits: CreditsApi,
    private readonly payments: PaymentsApi,
    private readonly discounts: DiscountsApi,
    private readonly restrictions: RestrictionsApi,
    private readonly reports: ReportsApi,
    private readonly support: SupportApi,
    private readonly fraud: FraudApi,
    private readonly ageChecks: AgeChecksApi,
    private readonly notices: NoticesApi,
    private readonly verification: VerificationApi,
    private readonly dateShares: DateSharesApi,
    private readonly sentMails: SentMails,
    private readonly accessLog: AccessLog,
  ) {}

  async collect(memberId: string): Promise<ExportedFile[]> {
    const [{ account, sessions, passkeys }, { blocks, invisible, presenceShown, ...profile }] =
      await Promise.all([this.exportAccount.export(memberId), this.profiles.export(memberId)]);
    const { notificationsDisabled, readMarks, language, ...facts } = account;
    const unwantedWords = await this.chats.unwantedWordsOf(memberId);
    return [
      { name: 'account.json', json: facts },
      {
        name: 'preferences.json',
        json: {
          ...{ language, notificationsDisabled, readMarks, presenceShown, invisible, blocks },
          unwantedWords,
        },
      },
      { name: 'sessions.json', json: { sessions, passkeys } },
      { name: 'profile.json', json: profile },
      ...(await this.photoFiles(memberId)),
      { name: 'restrictions.json', json: await this.restrictions.export(memberId) },
      ...(await this.verificationFiles(memberId)),
      ...(await this.ageFiles(memberId)),
      { name: 'date_shares.json', json: await this.dateShares.export(memberId) },
      { name: 'notices.json', json: await this.notices.export(memberId) },
      { name: 'likes.json', json: await this.likes.export(memberId) },
      { name: 'passes.json', json: await this.matchmaking.export(memberId) },
      ...(await this.creditFiles(memberId)),
      { name: 'reports.json', json: await this.reports.export(memberId) },
      { name: 'marks.json', json: await this.fraud.export(memberId) },
      { name: 'complaints.json', json: await this.support.export(memberId) },
      ...(await this.supportFiles(memberId)),
      ...(await this.chatFiles(memberId)),
    ];
  }

  /** Decisions about a member's photos are the only kind of decision so far. */
  private async photoFiles(memberId: string): Promise<ExportedFile[]> {
    const photos = (await this.photos.export(memberId)).map((photo, at) => ({
      ...photo,
      number: at + 1,
      file: photo.removed ? null : `photos/${String(at + 1).padStart(2, '0')}.webp`,
    }));
    const decided = photos.filter(({ status }) => status !== 'inspection');
    return [
      { name: 'photos.json', json: photos.map(({ read: _read, ...photo }) => photo) },
      {
        name: 'decisions.json',
        json: decided.map(({ number, removed }) => ({
          about: `photo ${number}`,
          decision: removed ? 'removed' : 'approved',
          ...(removed ? { ground: removed.ground, at: removed.at } : {}),
        })),
      },
      ...photos.flatMap(({ file, read }) => (file === null ? [] : [{ name: file, read }])),
    ];
  }

  private async chatFiles(memberId: string): Promise<ExportedFile[]> {
    const { conversations, photos } = await this.chats.export(memberId);
    return [{ name: 'messages.json', conversations }, ...photos];
  }

  /** The mails sent to the member, and the dates of staff's accesses and actions; the staff members are left out. */
  private async supportFiles(memberId: string): Promise<ExportedFile[]> {
    const [mails, looks] = await Promise.all([
      this.sentMails.ofMember(memberId, allOfThem),
      this.accessLog.of(memberId, allOfThem),
    ]);
    return [
      {
        name: 'mails.json',
        json: inOrder(mails.map(({ kind, state, triedAt: at }) => ({ at, kind, state }))),
      },
      { name: 'staff.json', json: inOrder(looks.map(({ what, at }) => ({ at, what }))) },
    ];
  }

  private async ageFiles(memberId: string): Promise<ExportedFile[]> {
    const proof = await this.ageChecks.export(memberId);
    return proof ? [{ name: 'age_proof.json', json: proof }] : [];
  }

  private async verificationFiles(memberId: string): Promise<ExportedFile[]> {
    const found = await this.verification.export(memberId);
    if (!found) return [];
    const picture = found.read && { name: 'photos/verification.webp', read: found.read };
    return [{ name: 'verification.json', json: found.facts }, ...(picture ? [picture] : [])];
  }

  private async creditFiles(memberId: string): Promise<ExportedFile[]> {
    const [{ acknowledgements, ...ledger }, payments, refunds, block, mandates, consents] = await Promise.all(
      [
        this.credits.export(memberId),
        this.payments.ofMember(memberId),
        this.payments.refundsOf(memberId),
        this.payments.directDebitBlock(memberId),
        this.payments.mandatesOf(memberId),
        this.consents.all(memberId),
      ],
    );
    const names = await this.profiles.names(
      memberId,
      acknowledgements.map(({ profileId }) => profileId),
    );
    return [
      { name: 'ledger.json', json: ledger },
      {
        name: 'payments.json',
        json: payments.map((payment) => paymentOf(payment, refunds)),
      },
      { name: 'discounts.json', json: await this.discounts.export(memberId) },
      { name: 'mandates.json', json: mandates.map(mandateOf) },
      ...(block ? [{ name: 'direct_debit.json', json: { blockedSince: block.createdAt } }] : []),
      {
        name: 'consents.json',
        json: {
          consents: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
            kind,
            version,
            givenAt,
            withdrawnAt,
          })),
          fictionalAcknowledged: acknowledgements.map(({ profileId, acknowledgedAt }) => ({
            name: names.get(profileId)?.name ?? null,
            acknowledgedAt,
          })),
        },
      },
    ];
  }
}

/** By time, and by kind at the same time. */
function inOrder<T extends { at: Date }>(rows: readonly T[]): T[] {
  const place = (row: T): string => JSON.stringify(row);
  return rows.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** An account or a card that could be charged, without our own hashes of numbers. */
function mandateOf({
  accountHash: _account,
  mobileHash: _mobile,
  memberId: _member,
  clientId: _client,
  ...mandate
}: Mandate) {
  return mandate;
}

/** A payment with its refunds, without any other person involved. */
function paymentOf(payment: Payment, refunds: readonly Refund[]) {
  const { id, bundle, credits, amountCents, discountCode, discountCents, currency, paymentMethod, status } =
    payment;
  const { provider, providerReference, createdAt, completedAt } = payment;
  const discount = { discountCode, discountCents };
  const bought = { id, bundle, credits, amountCents, ...discount, currency, paymentMethod, status };
  const { country, refundedCents, returnedCredits, chargedBackAt, receiptMailedAt } = payment;
  const { costsCents, mandateId, keepsCard } = payment;
  return {
    ...{ ...bought, provider, providerReference, createdAt, completedAt, country },
    ...{ refundedCents, returnedCredits, chargedBackAt, receiptMailedAt, costsCents, mandateId, keepsCard },
    refunds: refunds
      .filter(({ paymentId }) => paymentId === id)
      .map(
        ({ amountCents, credits, status, askedBy, requestedAt, settledAt, reason, note, declineNote }) => ({
          ...{ amountCents, credits, status, askedBy, requestedAt, settledAt, reason, note, declineNote },
        }),
      ),
  };
}
