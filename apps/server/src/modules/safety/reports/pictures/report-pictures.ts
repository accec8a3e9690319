import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../../kernel/database/database.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Ids } from '../../../../ports/ids.js';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { MessageEvidence } from '../../../chats/chats.api.js';
import { PhotosApi } from '../../../profiles/photos/photos.api.js';
import { ReportsRepository, type PictureCase, type PictureRow } from '../reports.repository.js';

const key = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Removes copies of reported pictures that no case holds. */
export const pictureFilesJob = defineJob('reports.remove_pictures', z.strictObject({ keys: z.array(key) }), {
  subject: null,
  neverGivesUp: true,
  leavesNoTrace: true,
});

/** Far longer than it takes to copy a file. */
const secondsForRow = 3600;

/** A reported picture: a photo of a profile, or that of a message. */
export interface ReportedPicture {
  of: 'photo' | 'message';
  /** The photo's id or the message's. */
  id: string;
}

export type CopiedPicture = Omit<PictureRow, 'caseId'>;

/** Copies of reported pictures: evidence that stays when the original goes (trust 8), and no longer than its case. */
@Injectable()
export class ReportPictures {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
    private readonly photoStorage: PhotoStorage,
    private readonly photos: PhotosApi,
    private readonly messageEvidence: MessageEvidence,
    private readonly reports: ReportsRepository,
  ) {}

  /**
   * Copies a picture's file before its report is stored, so that no report names a copy that is not there. A copy that gets
   * no row in an hour is removed.
   *
   * @returns undefined where the file is gone
   */
  async copy({ of, id: pictureId }: ReportedPicture): Promise<CopiedPicture | undefined> {
    const original =
      of === 'photo' ? await this.photos.largest(pictureId) : await this.messageEvidence.picture(pictureId);
    if (!original) return undefined;
    const storageKey = this.ids.secret().slice(0, 22);
    await this.database.inTransaction(() => this.remove([storageKey], secondsForRow));
    const { webp, hash, width, height } = { hash: null, ...original };
    await this.photoStorage.put(nameOf(storageKey), webp);
    return { photoId: pictureId, storageKey, hash, width, height };
  }

  /** @returns the WebP with the case whose evidence it is, undefined where there is none */
  async read(storageKey: string): Promise<{ webp: Buffer; of: PictureCase } | undefined> {
    const of = await this.reports.caseOfPicture(storageKey);
    const webp = of && (await this.photoStorage.get(nameOf(storageKey)));
    return webp && { webp, of };
  }

  /** Has copies removed that no case holds by then. @throws Error outside a transaction */
  async remove(keys: string[], delaySeconds = 0): Promise<void> {
    if (keys.length > 0) await this.outbox.add(pictureFilesJob, { keys }, delaySeconds);
  }
}

/** A file that is gone already is as good as removed, so a repeat does no harm. */
@Injectable()
@JobHandler(pictureFilesJob)
export class RemoveReportPictures implements HandlesJob<{ keys: string[] }> {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  async handle({ keys }: { keys: string[] }): Promise<void> {
    for (const storageKey of keys)
      if (!(await this.reports.hasKey(storageKey))) await this.photoStorage.remove(nameOf(storageKey));
  }
}

function nameOf(storageKey: string): string {
  return tenantKey('evidence', storageKey);
}

/** The console's address of a copy of a reported picture. */
export function evidencePath(tenantId: string, storageKey: string): string {
  return `/admin-api/evidence/${tenantId}/${storageKey}.webp`;
}
