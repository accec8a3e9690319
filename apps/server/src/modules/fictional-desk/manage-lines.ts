import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { AuditLog } from '../staff/staff.api.js';
import { FictionalLinesRepository, type ListedLine } from './fictional-lines.repository.js';

/** What of a line can be changed. */
export interface LineWords {
  language: Language;
  text: string;
}

/** Saved lines of the current brand. */
@Injectable()
export class ManageLines {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(FictionalLinesRepository) private readonly lines: FictionalLinesRepository,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async create(words: LineWords, staffId: string): Promise<ListedLine> {
    const line = { id: this.ids.next(), ...words, staffId, createdAt: this.clock.now() };
    await this.database.inTransaction(async () => {
      await this.lines.insert(line);
      await this.record('fictional.line_created', line.id, staffId);
    });
    return { tenantId: TenantContext.id(), ...line };
  }

  /** @throws Problem `not_found` */
  async find(id: string): Promise<ListedLine> {
    const line = await this.lines.find(id);
    if (!line) throw problem('not_found');
    return line;
  }

  /** @throws Problem `not_found` */
  async change(id: string, words: LineWords, staffId: string): Promise<ListedLine> {
    const line = await this.find(id);
    await this.database.inTransaction(async () => {
      await this.lines.update(id, words);
      await this.record('fictional.line_changed', id, staffId);
    });
    return { ...line, ...words };
  }

  /** @throws Problem `not_found` */
  async delete(id: string, staffId: string): Promise<void> {
    await this.find(id);
    await this.database.inTransaction(async () => {
      await this.lines.delete(id);
      await this.record('fictional.line_deleted', id, staffId);
    });
  }

  private record(
    action: 'fictional.line_created' | 'fictional.line_changed' | 'fictional.line_deleted',
    id: string,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.audit.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }
}
