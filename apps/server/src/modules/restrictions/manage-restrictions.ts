import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import type { RestrictionGround } from '@kindling/contract/restriction-kinds';
import { Database } from '../../kernel/database/database.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Limits } from '../../kernel/http/limits.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { AccountsApi, BanAccount } from '../accounts/accounts.api.js';
import { AuditLog, requireGiven } from '../staff/staff.api.js';
import { EndRestriction } from './end-restriction.js';
import { ImposeRestriction, type StatementDraft } from './impose-restriction.js';
import { accountKinds } from './restriction-rules.js';
import { RestrictionsRepository } from './restrictions.repository.js';

/** A disabling or a ban that a staff member is about to decide. */
export interface RestrictionDraft {
  kind: (typeof accountKinds)[number];
  ground: RestrictionGround;
  note?: string | undefined;
}

/** Bounds what one stolen or bribed account of staff can do before somebody notices. */
const decisionsPerStaff = { name: 'restrictions', points: 60, seconds: 3600 };

/** What staff do to accounts on the console, each with its audit entry (decisions §9). */
@Injectable()
export class ManageRestrictions {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Database) private readonly database: Database,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(BanAccount) private readonly bans: BanAccount,
    @Inject(EndRestriction) private readonly ending: EndRestriction,
    @Inject(ImposeRestriction) private readonly imposing: ImposeRestriction,
    @Inject(RestrictionsRepository) private readonly restrictions: RestrictionsRepository,
  ) {}

  /** Runs within a brand. @throws Problem `not_found` for a brand that one was not given */
  async within<T>(tenantId: string, caller: StaffCaller, work: () => Promise<T>): Promise<T> {
    requireGiven(caller, tenantId);
    const tenant = await this.registry.byId(tenantId);
    if (!tenant) throw problem('not_found');
    return TenantContext.run(tenant, work);
  }

  /** In the current brand. @throws Problem `not_found` for a profile without an account, `validation_failed` */
  async preview(memberId: string, draft: RestrictionDraft): Promise<StatementDraft> {
    await this.requireAccount(memberId);
    return this.imposing.preview({ ...draft, memberId, subjectId: null });
  }

  /**
   * In the current brand.
   *
   * @returns the restriction's id
   * @throws Problem `not_found` for a profile without an account, `already_restricted`, `validation_failed`,
   *   `rate_limited`
   */
  async impose(memberId: string, draft: RestrictionDraft, { staffId }: StaffCaller): Promise<string> {
    await this.limits.consumeOnConsole(decisionsPerStaff, staffId);
    return this.database.inTransaction(async () => {
      await this.requireAccount(memberId);
      const restriction = { ...draft, memberId, subjectId: null, decidedBy: staffId };
      const id = await this.imposing.impose(restriction);
      await this.record('restriction.imposed', staffId, [id], [draft.kind]);
      return id;
    });
  }

  /** In the current brand. @throws Problem `not_found` for one that is of no account, `appeal_closed`, `rate_limited` */
  async end(id: string, note: string | undefined, { staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(decisionsPerStaff, staffId);
    await this.database.inTransaction(async () => {
      const restriction = await this.restrictions.find(id);
      if (!accountKinds.some((kind) => kind === restriction?.kind)) throw problem('not_found');
      await this.ending.end(id, { by: staffId, reason: 'lifted', note });
      await this.record('restriction.ended', staffId, [id], []);
    });
  }

  /** In the current brand; the log says that it was done, not of which address. @throws Problem `not_found` */
  async liftMailboxBan(email: string, { staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(decisionsPerStaff, staffId);
    await this.database.inTransaction(async () => {
      if (!(await this.bans.liftMailbox(normalizeEmail(email)))) throw problem('not_found');
      await this.record('mailbox_ban.lifted', staffId, [], []);
    });
  }

  /** Fictional profiles have none: there is nobody to tell and nobody to ban. */
  private async requireAccount(memberId: string): Promise<void> {
    if (!(await this.accounts.addressee(memberId))) throw problem('not_found');
  }

  /** Whom it was about is read of the restriction, as long as that is anybody's: the log is kept for longer. */
  private record(
    action: 'restriction.imposed' | 'restriction.ended' | 'mailbox_ban.lifted',
    staffId: string,
    ids: readonly string[],
    changes: readonly string[],
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.audit.record({
      ...{ staffId, action, tenantId, changes },
      subjects: ids.map((id) => `${tenantId}:${id}`),
    });
  }
}
