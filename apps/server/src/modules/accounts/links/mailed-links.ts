import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import { Ids } from '../../../ports/ids.js';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import { mailboxOf } from '../core/mailbox.js';
import type { LinkPurpose } from './mailed-link.entity.js';
import { MailedLinksRepository, type StoredLink } from './mailed-links.repository.js';

const hourMs = 3_600_000;

/** How long links of each purpose hold (decisions §3.4). */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  activation: 7 * 24 * hourMs,
  reset: hourMs,
  mail_change: 24 * hourMs,
  reactivation: 14 * 24 * hourMs,
};

/** The account and the address of a new link. */
export interface LinkFor {
  /** Null for an address without account. */
  accountId: string | null;
  purpose: LinkPurpose;
  /** Keyed hash of the address that links of this purpose are counted by. */
  addressHash?: string;
  /** The address that it is mailed to, unless its owner confirmed that it is theirs. */
  unconfirmedEmail?: string;
  /** When it ends, if that is not `linkLifetimeMs` from now. */
  expiresAt?: Date;
  /** Set for a link that only counts and is not mailed. */
  usedAt?: Date;
}

/** Makes single-use links. */
@Injectable()
export class MailedLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly ids: Ids,
    private readonly keyedHashes: KeyedHashes,
    private readonly mailedLinks: MailedLinksRepository,
  ) {}

  /** @returns the link's id; its token is made again whenever the mail is sent */
  async create(link: LinkFor, now: Date): Promise<string> {
    const { accountId, purpose, addressHash, unconfirmedEmail, expiresAt, usedAt } = link;
    const id = this.ids.next();
    await this.mailedLinks.insert({
      id,
      accountId,
      purpose,
      addressHash: addressHash ?? null,
      mailboxHash: unconfirmedEmail === undefined ? null : this.mailboxHash(unconfirmedEmail),
      tokenHash: hashSecret(this.token(id, purpose)),
      createdAt: now,
      expiresAt: expiresAt ?? new Date(now.getTime() + linkLifetimeMs[purpose]),
      usedAt: usedAt ?? null,
    });
    return id;
  }

  /** Whether a link was mailed to this mailbox before it was confirmed. */
  wasMailedTo({ mailboxHash }: Pick<StoredLink, 'mailboxHash'>, email: string): boolean {
    return mailboxHash === this.mailboxHash(email);
  }

  private mailboxHash(email: string): string {
    return this.keyedHashes.of('mailbox', mailboxOf(email));
  }

  /**
   * The secret of a link, derived from its id and the installation's secret: a mail that is sent again after a failure
   * then holds the same link, and the token rests neither in the database nor in a queue.
   */
  token(linkId: string, purpose: LinkPurpose): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET)
      .update(tenantKey('link', purpose, linkId))
      .digest('base64url');
  }
}
