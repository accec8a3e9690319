import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { FictionalNotesRepository, type FictionalNoteRow } from './fictional-notes.repository.js';

/** What staff write down about fictional profiles of the current brand, so that the next answers fit. */
@Injectable()
export class ManageNotes {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly fictionalNotes: FictionalNotesRepository,
    private readonly ids: Ids,
    private readonly profiles: ProfilesApi,
  ) {}

  /** @throws Problem `not_found` for a profile that is not fictional: of members nothing is written down here */
  async add(profileId: string, text: string, staffId: string): Promise<FictionalNoteRow> {
    if (!(await this.profiles.isFictional(profileId))) throw problem('not_found');
    const note = { id: this.ids.next(), profileId, text, staffId, createdAt: this.clock.now() };
    await this.database.inTransaction(async () => {
      await this.fictionalNotes.insert(note);
      await this.record('fictional.note_added', profileId, staffId);
    });
    return note;
  }

  /** @throws Problem `not_found` */
  async delete(id: string, staffId: string): Promise<void> {
    const note = await this.fictionalNotes.find(id);
    if (!note) throw problem('not_found');
    await this.database.inTransaction(async () => {
      await this.fictionalNotes.delete(id);
      await this.record('fictional.note_deleted', note.profileId, staffId);
    });
  }

  private record(
    action: 'fictional.note_added' | 'fictional.note_deleted',
    profileId: string,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${profileId}`] });
  }
}
