import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  endRestriction,
  imposeRestriction,
  liftMailboxBan,
  listRestrictions,
  previewRestriction,
  type RestrictionRow,
} from '@kindling/contract/safety/calls/restriction-desk';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GivenBrands, StaffApi } from '../../console/staff/staff.api.js';
import { AppealsRepository, type StoredAppeal } from './appeals/appeals.repository.js';
import { ManageRestrictions, type RestrictionDraft } from './imposing/manage-restrictions.js';
import { RestrictionsRepository, type StoredRestriction } from './restrictions.repository.js';

/** Restrictions on the console, on the page of their profile, in the staff member's brands. */
@Controller()
export class RestrictionDeskController {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly givenBrands: GivenBrands,
    private readonly manageRestrictions: ManageRestrictions,
    private readonly restrictions: RestrictionsRepository,
    private readonly staff: StaffApi,
  ) {}

  @Endpoint(listRestrictions)
  list(
    { params }: Input<typeof listRestrictions>,
    caller: StaffCaller,
  ): Promise<Answer<typeof listRestrictions>> {
    const [tenantId, memberId] = parts(params.id);
    return this.givenBrands.inBrand(tenantId, caller, async () =>
      this.rowsOf(await this.restrictions.ofMember(memberId)),
    );
  }

  @Endpoint(previewRestriction)
  preview(
    { params, body }: Input<typeof previewRestriction>,
    caller: StaffCaller,
  ): Promise<Answer<typeof previewRestriction>> {
    const [tenantId, memberId] = parts(params.id);
    return this.givenBrands.inBrand(tenantId, caller, () =>
      this.manageRestrictions.preview(memberId, draftOf(body)),
    );
  }

  @Endpoint(imposeRestriction)
  impose(
    { params, body }: Input<typeof imposeRestriction>,
    caller: StaffCaller,
  ): Promise<Answer<typeof imposeRestriction>> {
    const [tenantId, memberId] = parts(params.id);
    return this.givenBrands.inBrand(tenantId, caller, async () =>
      this.row(await this.manageRestrictions.impose(memberId, draftOf(body), caller)),
    );
  }

  @Endpoint(endRestriction)
  end(
    { params, body }: Input<typeof endRestriction>,
    caller: StaffCaller,
  ): Promise<Answer<typeof endRestriction>> {
    const [tenantId, id] = parts(params.id);
    return this.givenBrands.inBrand(tenantId, caller, async () => {
      await this.manageRestrictions.end(id, body.note, caller);
      return this.row(id);
    });
  }

  @Endpoint(liftMailboxBan)
  async liftMailboxBan(
    { body }: Input<typeof liftMailboxBan>,
    caller: StaffCaller,
  ): Promise<Answer<typeof liftMailboxBan>> {
    await this.givenBrands.inBrand(body.tenant, caller, () =>
      this.manageRestrictions.liftMailboxBan(body.email, caller),
    );
    return { done: true };
  }

  private async row(id: string): Promise<RestrictionRow> {
    const restriction = await this.restrictions.find(id);
    const [row] = restriction ? await this.rowsOf([restriction]) : [];
    if (!row) throw problem('not_found');
    return row;
  }

  private async rowsOf(restrictions: readonly StoredRestriction[]): Promise<RestrictionRow[]> {
    const [names, appeals] = await Promise.all([
      this.staff.names(restrictions.map(({ decidedBy }) => decidedBy)),
      this.appeals.against(restrictions.map(({ id }) => id)),
    ]);
    return restrictions.map((one) => toRow(one, names.get(one.decidedBy), appeals.get(one.id)));
  }
}

/** The subject under the name that its kind has on the wire. */
function draftOf(body: Input<typeof imposeRestriction>['body']): RestrictionDraft {
  const { kind, ground, note } = body;
  const subjectId =
    body.kind === 'photo_removed' ? body.photo_id : body.kind === 'text_removed' ? body.field : null;
  return { kind, ground, note, subjectId };
}

function toRow(
  restriction: StoredRestriction,
  decider: string | undefined,
  appeal: StoredAppeal | undefined,
): RestrictionRow {
  const { id, kind, ground, statement, language, automated, decidedBy, decidedAt } = restriction;
  const { endedAt, endReason } = restriction;
  return {
    id: `${TenantContext.id()}:${id}`,
    ...{ kind, ground, statement, language, automated },
    decided_by: automated ? null : (decider ?? decidedBy),
    decided_at: decidedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    end_reason: endReason,
    appeal: appeal ? (appeal.decision ?? 'open') : null,
  };
}

function parts(key: string): [tenantId: string, id: string] {
  const [tenantId = '', id = ''] = key.split(':');
  return [tenantId, id];
}
