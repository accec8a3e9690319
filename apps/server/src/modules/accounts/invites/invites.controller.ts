import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { listParameters } from '@kindling/contract/console/list-query';
import {
  createInvite,
  inviteColumns,
  inviteFilter,
  listInvites,
  revokeInvite,
  type InviteRow,
} from '@kindling/contract/accounts/calls/invites';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Clock } from '../../../ports/clock.js';
import { ListPages, listedTenants, StaffApi } from '../../console/staff/staff.api.js';
import { Invites } from './invites.js';
import type { ListedInvite } from './invites.repository.js';
import { ManageInvites } from './manage-invites.js';

const inviteList = listParameters(inviteColumns, inviteFilter);

/** Invitations on the console, over all the brands that a staff member was given. */
@Controller()
export class InvitesController {
  constructor(
    private readonly clock: Clock,
    private readonly invites: Invites,
    private readonly listPages: ListPages,
    private readonly manageInvites: ManageInvites,
    private readonly staff: StaffApi,
  ) {}

  @Endpoint(listInvites)
  async list(
    { query }: Input<typeof listInvites>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listInvites>> {
    const { filter, place, ...wanted } = this.listPages.read('invites', inviteList, query, caller);
    const tenants = listedTenants(caller, filter?.tenant);
    const page = await this.invites.page({ tenants, ...wanted });
    const { rows } = page;
    const names = await this.staff.names(rows.map(({ createdBy }) => createdBy));
    this.listPages.tell(call, place, page);
    return rows.map((row) => this.toRow(row, names.get(row.createdBy)));
  }

  @Endpoint(createInvite)
  async create(
    { body }: Input<typeof createInvite>,
    caller: StaffCaller,
  ): Promise<Answer<typeof createInvite>> {
    const { link, ...invite } = await this.manageInvites.create(body.tenant, body.days, caller);
    return { ...this.toRow({ ...invite, tenantId: body.tenant }, caller.name), link };
  }

  @Endpoint(revokeInvite)
  async revoke(
    { params }: Input<typeof revokeInvite>,
    caller: StaffCaller,
  ): Promise<Answer<typeof revokeInvite>> {
    const [tenantId = '', id = ''] = params.id.split(':');
    await this.manageInvites.revoke(tenantId, id, caller);
    return { done: true };
  }

  private toRow(invite: ListedInvite, creator: string | undefined): InviteRow {
    const { tenantId, id, createdBy, createdAt, expiresAt, usedAt, usedBy } = invite;
    const isOver = expiresAt <= this.clock.now();
    return {
      id: `${tenantId}:${id}`,
      tenant: tenantId,
      created_by: creator ?? createdBy,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
      used_by: usedBy && `${tenantId}:${usedBy}`,
      state: usedAt ? 'used' : isOver ? 'expired' : 'open',
    };
  }
}
