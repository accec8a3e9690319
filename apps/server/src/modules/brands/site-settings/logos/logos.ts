import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { markKinds, type MarkKind } from '@kindling/contract/brands/mark-files';
import { markNames, type OwnMarks } from '@kindling/contract/themes/own-marks';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { DecodePicture, markProblem } from '../../../pictures/pictures.api.js';
import { invalidSettings } from '../invalid-settings.js';
import { MarksRepository } from './marks.repository.js';

/** More than anyone tries in an hour: each upload takes the process that decodes members' photos. */
const uploads = { name: 'mark-upload', points: 60, seconds: 3600 };
/** Enough to upload a logo today and save the form tomorrow. */
const keptMs = 2 * 24 * 3_600_000;

/** A brand's own logos and icon, from the upload to the settings that name them. */
@Injectable()
@Sweep('unnamed marks')
export class Logos implements Sweeps {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly decodePicture: DecodePicture,
    private readonly limits: Limits,
    private readonly marks: MarksRepository,
  ) {}

  /**
   * Takes a picture as a brand's logo or icon.
   *
   * @param signal ends the work when the caller no longer waits
   * @throws Problem `rate_limited`, one of `photoFaults`, `settings_invalid` with what is wrong with its size,
   *   `unavailable` when too many wait
   */
  async upload(
    staffId: string,
    kind: MarkKind,
    file: Buffer,
    signal: AbortSignal | undefined,
  ): Promise<{ name: string; width: number; height: number }> {
    await this.limits.consume(uploads, staffId);
    const shape = kind === 'icon' ? 'icon' : 'logo';
    const {
      webp: bytes,
      source,
      ...drawn
    } = await this.decodePicture.redraw(file, shape, {
      memberId: staffId,
      signal,
    });
    const reason = markProblem(shape, source);
    if (reason !== undefined) throw invalidSettings([{ path: `look.marks.${kind}`, reason }]);
    const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const tenantId = TenantContext.id();
    await this.database.inTransaction(async () => {
      await this.marks.put(tenantId, { name, bytes, ...drawn }, this.clock.now());
      await this.auditLog.record({
        staffId,
        action: 'mark.uploaded',
        tenantId,
        subjects: [tenantId],
        changes: [kind, name],
      });
    });
    return { name, width: drawn.width, height: drawn.height };
  }

  /** The pictures that settings name and the brand does not have. */
  async problems(tenantId: string, { look }: Pick<Settings, 'look'>): Promise<SettingsProblem[]> {
    const known = new Set((await this.marks.known(tenantId, markNames(look?.marks))).map(({ name }) => name));
    return markProblems(look?.marks, known);
  }

  /**
   * Keeps the pictures that a version names; call it in the transaction that stores the version.
   *
   * @throws Problem `settings_invalid` when a picture was deleted meanwhile
   */
  async keep(tenantId: string, { look }: Pick<Settings, 'look'>): Promise<void> {
    if (await this.marks.name(tenantId, markNames(look?.marks))) return;
    throw invalidSettings([{ path: 'look.marks', reason: 'Upload the pictures once more.' }]);
  }

  /** Gives a copied brand the pictures that its settings name, as `keep` does. */
  async copy(from: string, to: string, settings: Pick<Settings, 'look'>, at: Date): Promise<void> {
    await this.marks.copy(from, to, markNames(settings.look?.marks), at);
    await this.keep(to, settings);
  }

  /** Deletes pictures that were uploaded and never saved with a brand. */
  sweep(now: Date, atMost: number): Promise<number> {
    return this.marks.endUnnamed(new Date(now.getTime() - keptMs), atMost);
  }
}

/** @param known names of the existing pictures */
export function markProblems(
  marks: OwnMarks | undefined,
  known: ReadonlySet<string>,
  reasonOf = (_name: string) => 'This picture is not there. Upload it once more.',
): SettingsProblem[] {
  return markKinds.flatMap((kind) => {
    const name = marks?.[kind];
    return name === undefined || known.has(name)
      ? []
      : [{ path: `look.marks.${kind}`, reason: reasonOf(name) }];
  });
}
