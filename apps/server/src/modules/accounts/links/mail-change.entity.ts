import { Column, Entity, ForeignKey } from 'typeorm';
import { CodeColumn, IdColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { addressColumn } from '../core/account.entity.js';
import { MailedLinkEntity } from './mailed-link.entity.js';

/** The address and password that an account gets when its link of the purpose `mail_change` is opened. */
@Entity('mail_change')
@ForeignKey(() => MailedLinkEntity, ['tenantId', 'linkId'], ['tenantId', 'id'], {
  name: 'fk_mail_change_link',
  onDelete: 'CASCADE',
})
export class MailChangeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  linkId!: string;

  /** The new address. */
  @Column(addressColumn)
  email!: string;

  /** The account's password under the salt of the new address, where it will be looked for. */
  @CodeColumn(160)
  passwordHash!: string;

  /** The confirmed address that the account had before, once it changed: it is told of that. */
  @Column({ ...addressColumn, nullable: true })
  leftEmail!: string | null;
}
