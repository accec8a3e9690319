import { Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { AccountsRepository, type StoredAccount } from '../core/accounts.repository.js';
import { BannedMailboxes } from '../core/banned-mailboxes.repository.js';
import { PasskeysRepository } from '../core/passkeys.repository.js';
import { MailChangesRepository } from '../links/mail-changes.repository.js';
import { MailedLinks } from '../links/mailed-links.js';
import { MailedLinksRepository, type StoredLink } from '../links/mailed-links.repository.js';
import type { AccountMailOrder } from './account-mail-jobs.js';
import type { AccountMail } from './account-mail.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

const dayMs = 24 * 3_600_000;

/**
 * Decides, at the time of sending, which mail about an account is due, and to whom. Its requester must not learn that, not
 * even from how long it takes.
 */
@Injectable()
export class AccountMails {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: AccountsRepository,
    private readonly bannedMailboxes: BannedMailboxes,
    private readonly mailChanges: MailChangesRepository,
    private readonly mailedLinks: MailedLinks,
    private readonly mailedLinksRepository: MailedLinksRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly unconfirmedMails: UnconfirmedMails,
  ) {}

  /** @returns undefined when no mail is due (any more) */
  prepare(order: AccountMailOrder): Promise<AccountMail | undefined> {
    switch (order.about) {
      case 'link':
        return this.ofLink(order.linkId);
      case 'password_changed':
        return this.passwordChanged(order.accountId);
      case 'passkey_added':
      case 'passkey_removed':
      case 'data_offer':
        return this.toItsOwner(order.about, order.accountId);
      case 'mail_changed':
        return this.mailChanged(order.linkId);
    }
  }

  /** No mail if the link has no account, was used or is too old. */
  private async ofLink(linkId: string): Promise<AccountMail | undefined> {
    const link = await this.mailedLinksRepository.find(linkId);
    if (!link || link.accountId === null) return undefined;
    if (link.usedAt !== null || link.expiresAt <= this.clock.now()) return undefined;
    const account = await this.accounts.find(link.accountId);
    if (!account) return undefined;
    switch (link.purpose) {
      case 'activation':
        return this.activation(link, account);
      case 'reset':
        return this.withLink(link, account, account.email);
      case 'mail_change':
        return this.mailChange(link, account);
      case 'reactivation':
        return this.reactivation(link, account);
    }
  }

  /**
   * The link, or a notice to the address's confirmed owner; one of these a day is enough. None to a banned
   * mailbox: its signup looks like any other and is never confirmed (trust 11).
   */
  private async activation(link: StoredLink, account: StoredAccount): Promise<AccountMail | undefined> {
    if (account.status !== 'not_confirmed') return undefined;
    if (await this.bannedMailboxes.isBanned(account.email)) return undefined;
    const owner = await this.accounts.findOwner(account.email);
    if (!owner) return this.withLink(link, account, account.email);
    const earlier = await this.mailedLinksRepository.countOfAddressBefore(
      owner.email,
      link,
      noticesSince(link, owner),
    );
    return earlier > 0 ? undefined : { kind: 'address_taken', ...readerOf(owner) };
  }

  /** The link to the new address, or a notice to the owner of an account with it; one of these a day is enough. */
  private async mailChange(link: StoredLink, account: StoredAccount): Promise<AccountMail | undefined> {
    const change = await this.mailChanges.find(link.id);
    if (!change || (await this.bannedMailboxes.isBanned(change.email))) return undefined;
    const owner = await this.accounts.findOwner(change.email);
    if (!owner) return this.withLink(link, account, change.email);
    const earlier = await this.mailedLinksRepository.countOfHashBefore(link, noticesSince(link, owner));
    return earlier > 0 ? undefined : { kind: 'mail_change_taken', ...readerOf(owner) };
  }

  /** An unconfirmed address may be a stranger's, and gets no mail at all once it has another owner. */
  private async reactivation(link: StoredLink, account: StoredAccount): Promise<AccountMail | undefined> {
    if (account.status !== 'deleted' || account.bannedBy !== null) return undefined;
    if (account.confirmedAt === null && (await this.accounts.findOwner(account.email))) return undefined;
    return this.withLink(link, account, account.email);
  }

  /** No mail beyond the limit of an unproven mailbox. */
  private async withLink(
    link: StoredLink,
    account: StoredAccount,
    to: string,
  ): Promise<AccountMail | undefined> {
    if (await this.unconfirmedMails.isTooMany(link)) return undefined;
    const token = this.mailedLinks.token(link.id, link.purpose);
    return { ...readerOf(account), kind: link.purpose, to, token };
  }

  /**
   * No mail to an unconfirmed address: it may be a stranger's, who would get news that is not theirs, as
   * often as an attacker likes; and none for a deleted account.
   */
  private async toItsOwner<K extends 'password_changed' | 'passkey_added' | 'passkey_removed' | 'data_offer'>(
    kind: K,
    accountId: string,
  ): Promise<(ReturnType<typeof readerOf> & { kind: K }) | undefined> {
    const account = await this.accounts.find(accountId);
    return account?.status === 'active' ? { kind, ...readerOf(account) } : undefined;
  }

  /** States how many passkeys can still log in: a new password revokes none. One of a former first host opens nothing. */
  private async passwordChanged(accountId: string): Promise<AccountMail | undefined> {
    const mail = await this.toItsOwner('password_changed', accountId);
    return (
      mail && {
        ...mail,
        passkeys: await this.passkeys.countOn(TenantContext.current().primaryHost, accountId),
      }
    );
  }

  /**
   * To the former address, also when the account was deleted since: an attacker may have done both. None
   * when the account is gone.
   *
   * @param linkId of the link that changed the address
   */
  private async mailChanged(linkId: string): Promise<AccountMail | undefined> {
    const [link, change] = [
      await this.mailedLinksRepository.find(linkId),
      await this.mailChanges.find(linkId),
    ];
    const account = link?.accountId ? await this.accounts.find(link.accountId) : undefined;
    if (!account || !change || change.leftEmail === null) return undefined;
    return { ...readerOf(account), kind: 'mail_changed', to: change.leftEmail };
  }
}

function readerOf({ id: memberId, email: to, language }: StoredAccount) {
  return { memberId, to, language };
}

/** From when on earlier notices to an address count: for a day, and not before it was its owner's. */
function noticesSince(link: StoredLink, owner: StoredAccount): Date {
  return new Date(Math.max(link.createdAt.getTime() - dayMs, owner.confirmedAt?.getTime() ?? 0));
}
