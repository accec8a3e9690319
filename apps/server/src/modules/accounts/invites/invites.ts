import { Inject, Injectable } from '@nestjs/common';
import { inviteLink } from '@kindling/contract/accounts/invite-rules';
import { localizedPath } from '@kindling/contract/paths/paths';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import type { KeysetPage } from '../../../kernel/database/lists/keyset.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { publicOrigin } from '../../../kernel/tenancy/public-origin.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import {
  InvitesRepository,
  type InviteListing,
  type ListedInvite,
  type StoredInvite,
} from './invites.repository.js';

const dayMs = 24 * 3_600_000;

/** What the console does with the invitations of a brand (decisions §3.6). */
@Injectable()
export class Invites {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly invites: InvitesRepository,
  ) {}

  /**
   * Makes an invitation of the current brand.
   *
   * @param staffId the staff member who makes it
   * @returns it, with the link that opens it: the only time that its token is shown
   */
  async create(staffId: string, days: number): Promise<StoredInvite & { link: string }> {
    const { settings, primaryHost } = TenantContext.current();
    const token = this.ids.secret();
    const createdAt = this.clock.now();
    const invite: StoredInvite = {
      id: this.ids.next(),
      createdBy: staffId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * dayMs),
      usedAt: null,
      usedBy: null,
    };
    await this.invites.insert({ ...invite, tokenHash: hashSecret(token) });
    const origin = publicOrigin(this.environment, { primaryHost });
    const path = localizedPath('signup', settings.domain_language, settings.domain_language);
    return { ...invite, link: inviteLink(origin + path, token) };
  }

  /**
   * Takes an invitation of the current brand back.
   *
   * @throws Problem `not_found`, or `invite_invalid` when it was used
   */
  async revoke(id: string): Promise<void> {
    if (await this.invites.deleteUnused(id)) return;
    throw problem((await this.invites.find(id)) ? 'invite_invalid' : 'not_found');
  }

  /** Invitations over several brands. */
  page(listing: InviteListing): Promise<KeysetPage<ListedInvite>> {
    return this.invites.page(listing);
  }
}
