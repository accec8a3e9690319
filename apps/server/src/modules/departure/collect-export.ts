import { Inject, Injectable } from '@nestjs/common';
import { ExportAccount } from '../accounts/accounts.api.js';
import { ChatsApi, type ConversationExport } from '../chats/chats.api.js';
import { ConsentsApi } from '../consents/consents.api.js';
import { CreditsApi } from '../credits/credits.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { PaymentsApi, type Payment } from '../payments/payments.api.js';
import { PhotosApi } from '../photos/photos.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';

/** A file of the ZIP. */
export type ExportedFile = { name: string } & (
  { json: unknown } | { conversations: ConversationExport[] } | { read: () => Promise<Buffer | undefined> }
);

/**
 * All that is stored of a member, file by file (trust 16). Of others it holds what they sent to this member, under the
 * name they showed: no id, photo or profile of anybody else.
 */
@Injectable()
export class CollectExport {
  constructor(
    @Inject(ExportAccount) private readonly accounts: ExportAccount,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(ConsentsApi) private readonly consents: ConsentsApi,
    @Inject(PhotosApi) private readonly photos: PhotosApi,
    @Inject(LikesApi) private readonly likes: LikesApi,
    @Inject(ChatsApi) private readonly chats: ChatsApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(PaymentsApi) private readonly payments: PaymentsApi,
  ) {}

  async collect(memberId: string): Promise<ExportedFile[]> {
    const [{ account, sessions }, { blocks, invisible, ...profile }] = await Promise.all([
      this.accounts.export(memberId),
      this.profiles.export(memberId),
    ]);
    const { notificationsDisabled, language, ...facts } = account;
    return [
      { name: 'account.json', json: facts },
      { name: 'preferences.json', json: { language, notificationsDisabled, invisible, blocks } },
      { name: 'sessions.json', json: { sessions } },
      { name: 'profile.json', json: profile },
      ...(await this.photoFiles(memberId)),
      { name: 'likes.json', json: await this.likes.export(memberId) },
      ...(await this.creditFiles(memberId)),
      { name: 'messages.json', conversations: await this.chats.export(memberId) },
    ];
  }

  /** What was decided about a member's photos is the only kind of decision there is so far. */
  private async photoFiles(memberId: string): Promise<ExportedFile[]> {
    const photos = (await this.photos.export(memberId)).map((photo, at) => ({
      ...photo,
      file: `photos/${String(at + 1).padStart(2, '0')}.webp`,
    }));
    const decided = photos.filter(({ status }) => status !== 'inspection');
    return [
      { name: 'photos.json', json: photos.map(({ read: _read, ...photo }) => photo) },
      {
        name: 'decisions.json',
        json: decided.map(({ file, status }) => ({
          about: file,
          decision: status === 'active' ? 'approved' : 'removed',
        })),
      },
      ...photos.map(({ file, read }) => ({ name: file, read })),
    ];
  }

  private async creditFiles(memberId: string): Promise<ExportedFile[]> {
    const [{ acknowledgements, ...ledger }, payments, consents] = await Promise.all([
      this.credits.export(memberId),
      this.payments.ofMember(memberId),
      this.consents.all(memberId),
    ]);
    const names = await this.profiles.names(
      memberId,
      acknowledgements.map(({ profileId }) => profileId),
    );
    return [
      { name: 'ledger.json', json: ledger },
      {
        name: 'payments.json',
        json: payments.map(paymentOf),
      },
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

function paymentOf(payment: Payment) {
  const { id, bundle, credits, amountCents, discountCode, discountCents, currency, paymentMethod, status } =
    payment;
  const { provider, providerReference, createdAt, completedAt } = payment;
  const discount = { discountCode, discountCents };
  const bought = { id, bundle, credits, amountCents, ...discount, currency, paymentMethod, status };
  return { ...bought, provider, providerReference, createdAt, completedAt };
}
