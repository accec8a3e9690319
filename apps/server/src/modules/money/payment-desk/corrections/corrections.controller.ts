import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  correctCredits,
  correctionListColumns,
  correctionListFilter,
  decideCorrection,
  listCorrections,
  type StaffCorrection,
} from '@kindling/contract/money/calls/corrections';
import { listParameters } from '@kindling/contract/console/list-query';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { GivenBrands, ListPages, listedTenants } from '../../../console/staff/staff.api.js';
import { CorrectCredits, CorrectionsRepository, type CorrectionRow } from '../../../credits/credits.api.js';
import { CorrectionDesk } from './correction-desk.js';

const corrections = listParameters(correctionListColumns, correctionListFilter);

/** Corrections of credits on the console, over all the brands that a staff member was given. */
@Controller()
export class CorrectionsController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly correctCredits: CorrectCredits,
    private readonly corrections: CorrectionsRepository,
    private readonly correctionDesk: CorrectionDesk,
    private readonly listPages: ListPages,
  ) {}

  @Endpoint(listCorrections)
  async list(
    { query }: Input<typeof listCorrections>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listCorrections>> {
    const { filter, place, ...wanted } = this.listPages.read('corrections', corrections, query, caller);
    const { tenant, state } = filter ?? {};
    const page = await this.corrections.page({ ...wanted, tenants: listedTenants(caller, tenant), state });
    this.listPages.tell(call, place, page);
    return this.correctionDesk.toRows(page.rows, caller);
  }

  @Endpoint(correctCredits)
  correct(
    { params, body }: Input<typeof correctCredits>,
    caller: StaffCaller,
  ): Promise<Answer<typeof correctCredits>> {
    return this.givenBrands.within(params.id, caller, async (memberId) =>
      this.toRow(await this.correctionDesk.ask(memberId, body, caller), caller),
    );
  }

  @Endpoint(decideCorrection)
  decide(
    { params, body }: Input<typeof decideCorrection>,
    caller: StaffCaller,
  ): Promise<Answer<typeof decideCorrection>> {
    return this.givenBrands.within(params.id, caller, async (id) =>
      this.toRow(await this.correctionDesk.decide(id, body, caller), caller),
    );
  }

  private async toRow(correction: CorrectionRow, caller: StaffCaller): Promise<StaffCorrection> {
    const memberId = await this.correctCredits.memberOf(correction);
    const listed = { ...correction, tenantId: TenantContext.id(), memberId };
    const [row] = await this.correctionDesk.toRows([listed], caller);
    if (!row) throw problem('not_found');
    return row;
  }
}
