import type { DeepPartial, EntityTarget } from 'typeorm';
import type { TenantOwned } from '../kernel/database/columns.js';
import type { Database } from '../kernel/database/database.js';
import { TenantRepository } from '../kernel/database/tenant-repository.js';
import { AccountEntity } from '../modules/accounts/core/account.entity.js';
import { ConversationEntity, ConversationMemberEntity } from '../modules/chats/conversation.entity.js';
import { MessageEntity } from '../modules/chats/message.entity.js';
import { ConsentEntity } from '../modules/consents/consent.entity.js';
import { FictionalAcknowledgementEntity } from '../modules/credits/fictional-acknowledgement.entity.js';
import { LedgerAccountEntity } from '../modules/credits/ledger-account.entity.js';
import { LedgerPostingEntity } from '../modules/credits/ledger-posting.entity.js';
import { MessageChargeEntity } from '../modules/credits/message-charge.entity.js';
import { MemberLikeEntity } from '../modules/likes/member-like.entity.js';
import { PaymentEntity } from '../modules/payments/payment.entity.js';
import { PhotoEntity } from '../modules/photos/photo.entity.js';
import { ProfileContactEntity } from '../modules/profiles/profile-contact.entity.js';
import { ProfileEntity } from '../modules/profiles/profile.entity.js';
import type { DemoLedger } from './demo-ledger.js';
import type { ChatRows } from './demo-rows.js';

type Row<T> = Omit<T, 'tenantId'>;

const rowsAtOnce = 100;

/** Puts the demo's rows into the current brand's tables, many at once. */
export class DemoTables {
  constructor(private readonly database: Database) {}

  async hasMembers(): Promise<boolean> {
    return (await new TenantRepository(this.database, ProfileEntity).count({})) > 0;
  }

  accounts(rows: readonly Row<AccountEntity>[]): Promise<void> {
    return this.insert(AccountEntity, rows);
  }

  profiles(rows: readonly Row<ProfileEntity>[]): Promise<void> {
    return this.insert(ProfileEntity, rows);
  }

  consents(rows: readonly Row<ConsentEntity>[]): Promise<void> {
    return this.insert(ConsentEntity, rows);
  }

  photos(rows: readonly Row<PhotoEntity>[]): Promise<void> {
    return this.insert(PhotoEntity, rows);
  }

  likes(rows: readonly Row<MemberLikeEntity>[]): Promise<void> {
    return this.insert(MemberLikeEntity, rows);
  }

  /** In the order in which the keys lead from one to the other. */
  async ledger(ledger: DemoLedger): Promise<void> {
    await this.insert(LedgerAccountEntity, ledger.accounts);
    await this.insert(PaymentEntity, ledger.payments);
    await this.insert(FictionalAcknowledgementEntity, ledger.acknowledgements);
    await this.insert(MessageChargeEntity, ledger.charges);
    await this.insert(LedgerPostingEntity, ledger.postings);
  }

  async chats(chats: readonly ChatRows[]): Promise<void> {
    await this.insert(
      ConversationEntity,
      chats.map((chat) => chat.conversation),
    );
    await this.insert(
      ConversationMemberEntity,
      chats.flatMap((chat) => chat.members),
    );
    await this.insert(
      MessageEntity,
      chats.flatMap((chat) => chat.messages),
    );
    await this.insert(
      ProfileContactEntity,
      chats.flatMap((chat) => chat.contacts),
    );
  }

  private async insert<T extends TenantOwned>(
    entity: EntityTarget<T>,
    rows: readonly Row<T>[],
  ): Promise<void> {
    const table = new TenantRepository(this.database, entity);
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await table.insert(rows.slice(from, from + rowsAtOnce) as unknown as DeepPartial<Row<T>>[]);
    }
  }
}
