import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { rightOfReply, type SavedReplyUse } from '@kindling/contract/console/saved-replies';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AuditLog } from '../staff/staff.api.js';
import { SavedRepliesRepository, type ListedReply } from './saved-replies.repository.js';

/** The editable fields of a reply. */
export interface ReplyWords {
  language: Language;
  text: string;
}

/** Saved replies of the current brand, each for the staff who write such answers. */
@Injectable()
export class ManageReplies {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly savedReplies: SavedRepliesRepository,
  ) {}

  /** @throws Problem `forbidden` for a use whose answers the caller may not write */
  async create(usedFor: SavedReplyUse, words: ReplyWords, caller: StaffCaller): Promise<ListedReply> {
    if (!mayUse(usedFor, caller)) throw problem('forbidden');
    const { staffId } = caller;
    const reply = { id: this.ids.next(), usedFor, ...words, staffId, createdAt: this.clock.now() };
    await this.database.inTransaction(async () => {
      await this.savedReplies.insert(reply);
      await this.record('reply.created', reply.id, staffId);
    });
    return { tenantId: TenantContext.id(), ...reply };
  }

  /** @throws Problem `not_found`, also for a use that is not the caller's */
  async find(id: string, caller: StaffCaller): Promise<ListedReply> {
    const reply = await this.savedReplies.find(id);
    if (!reply || !mayUse(reply.usedFor, caller)) throw problem('not_found');
    return reply;
  }

  /** @throws Problem `not_found` */
  async change(id: string, words: ReplyWords, caller: StaffCaller): Promise<ListedReply> {
    const reply = await this.find(id, caller);
    await this.database.inTransaction(async () => {
      await this.savedReplies.update(id, words);
      await this.record('reply.changed', id, caller.staffId);
    });
    return { ...reply, ...words };
  }

  /** @throws Problem `not_found` */
  async delete(id: string, caller: StaffCaller): Promise<void> {
    await this.find(id, caller);
    await this.database.inTransaction(async () => {
      await this.savedReplies.delete(id);
      await this.record('reply.deleted', id, caller.staffId);
    });
  }

  private record(
    action: 'reply.created' | 'reply.changed' | 'reply.deleted',
    id: string,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }
}

/** Whether a staff member may write answers of a kind. */
export function mayUse(use: SavedReplyUse, { rights }: Pick<StaffCaller, 'rights'>): boolean {
  return rights.includes(rightOfReply[use]);
}
