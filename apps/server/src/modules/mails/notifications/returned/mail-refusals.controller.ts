import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/mails/calls/mail-refusals';
import { refusalsShown } from '@kindling/contract/mails/mail-domain';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';
import { MailRefusals, type RefusedAddress } from '../../../accounts/accounts.api.js';
import { AuditLog, GivenBrands } from '../../../console/staff/staff.api.js';

const writes: Limit = { name: 'mail-refusal-end', points: 60, seconds: 60 };

/** Addresses that refuse mail of a brand, on the console. */
@Controller()
export class MailRefusalsController {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly mailRefusals: MailRefusals,
  ) {}

  @Endpoint(routes.listMailRefusals)
  list(
    { params, query: { page } }: Input<typeof routes.listMailRefusals>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.listMailRefusals>> {
    const seesAccounts = caller.rights.includes('members:account');
    return this.givenBrands.inBrand(params.id, caller, async () => {
      const [total, rows] = await Promise.all([
        this.mailRefusals.count(),
        this.mailRefusals.list(page * refusalsShown, refusalsShown),
      ]);
      return { total, rows: rows.map((row) => toRow(row, seesAccounts)) };
    });
  }

  @Endpoint(routes.endMailRefusal)
  async end(
    { params: { id: tenantId, member } }: Input<typeof routes.endMailRefusal>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.endMailRefusal>> {
    const { staffId } = caller;
    await this.limits.consumeOnConsole(writes, staffId);
    await this.givenBrands.inBrand(tenantId, caller, () =>
      this.database.inTransaction(async () => {
        if (!(await this.mailRefusals.end(member))) throw problem('not_found');
        const subjects = [`${TenantContext.id()}:${member}`];
        await this.auditLog.record({ staffId, tenantId, action: 'mail_refusal.lifted', subjects });
      }),
    );
    return { done: true };
  }
}

function toRow(
  { id, email, mailRefusedAt, mailRefusal }: RefusedAddress,
  seesAccounts: boolean,
): routes.MailRefusalRow {
  return {
    address: seesAccounts ? email : veiled(email),
    member: seesAccounts ? id : null,
    ...{ reason: mailRefusal, at: mailRefusedAt.toISOString() },
  };
}

/** The first letter and the ending: a domain of a few people would name its owner. */
function veiled(email: string): string {
  const [first = ''] = email;
  return `${first}…@….${email.slice(email.lastIndexOf('.') + 1)}`;
}
