import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  acceptStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  openStaffInvitation,
  revokeStaffInvitation,
  type StaffInvitation,
} from '@kindling/contract/console/calls/staff-invitations';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Clock } from '../../../../ports/clock.js';
import { StaffInvitations } from './staff-invitations.js';
import { type StaffInvitationEntity, StaffInvitationsRepository } from './staff-invitations.repository.js';
import { StaffRepository } from './staff.repository.js';

/** Invitations to the staff: created and withdrawn by owners, used by the link's holder. */
@Controller()
export class StaffInvitationsController {
  constructor(
    private readonly clock: Clock,
    private readonly staffInvitations: StaffInvitations,
    private readonly staffInvitationsRepository: StaffInvitationsRepository,
    private readonly staff: StaffRepository,
  ) {}

  @Endpoint(listStaffInvitations)
  async list(): Promise<Answer<typeof listStaffInvitations>> {
    const open = await this.staffInvitationsRepository.open(this.clock.now());
    const names = await this.staff.names([...new Set(open.map(({ createdBy }) => createdBy))]);
    return open.map((invitation) => toRow(invitation, names.get(invitation.createdBy)));
  }

  @Endpoint(inviteStaff)
  async invite(
    { body }: Input<typeof inviteStaff>,
    caller: StaffCaller,
  ): Promise<Answer<typeof inviteStaff>> {
    const { invitation, token } = await this.staffInvitations.invite(body, caller);
    return { ...toRow(invitation, caller.name), token };
  }

  @Endpoint(revokeStaffInvitation)
  async revoke(
    { params }: Input<typeof revokeStaffInvitation>,
    caller: StaffCaller,
  ): Promise<Answer<typeof revokeStaffInvitation>> {
    await this.staffInvitations.revoke(params.id, caller);
    return { done: true };
  }

  @Endpoint(openStaffInvitation)
  async open({ body }: Input<typeof openStaffInvitation>): Promise<Answer<typeof openStaffInvitation>> {
    const { email, name, role } = await this.staffInvitations.open(body.token);
    return { email, name, role };
  }

  @Endpoint(acceptStaffInvitation)
  async accept({ body }: Input<typeof acceptStaffInvitation>): Promise<Answer<typeof acceptStaffInvitation>> {
    await this.staffInvitations.accept(body.token, body.password);
    return { done: true };
  }
}

function toRow(invitation: StaffInvitationEntity, creator: string | undefined): StaffInvitation {
  const { id, email, name, role, tenants, createdBy, expiresAt } = invitation;
  return {
    ...{ id, email, name, role, tenants: role === 'owner' ? null : tenants },
    ...{ created_by: creator ?? createdBy, expires_at: expiresAt.toISOString() },
  };
}
