import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { InstallationSender } from './installation-sender.js';
import { MailKeyEntity, MailKeysRepository } from './keys/mail-keys.repository.js';
import { ManageMailKeys } from './keys/manage-mail-keys.js';
import { MailDomainController } from './mail-domain.controller.js';
import { MailDomainPresenter } from './mail-domain-presenter.js';
import { CheckMailDomain } from './records/check-mail-domain.js';
import { MailDomainEntity, MailDomainsRepository } from './records/mail-domains.repository.js';
import { SweepMailDomains } from './records/sweep-mail-domains.js';
import { SendingIdentities } from './sending-identity.js';

export const sendingDomainEntities: readonly EntityClass[] = [MailDomainEntity, MailKeyEntity];

/** The domain that a brand's mails are from: keys that sign them, and what has to be published for it. */
@Module({
  imports: [StaffModule],
  controllers: [MailDomainController],
  providers: [
    // Whom a mail is from.
    InstallationSender,
    SendingIdentities,
    // Keys and records.
    ManageMailKeys,
    MailKeysRepository,
    CheckMailDomain,
    SweepMailDomains,
    MailDomainsRepository,
    MailDomainPresenter,
  ],
  exports: [SendingIdentities],
})
export class SendingDomainModule {}
