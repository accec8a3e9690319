import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { markKinds } from '@kindling/contract/brands/mark-files';
import { markNames, type OwnMarks } from '@kindling/contract/themes/own-marks';
import { Injectable } from '@nestjs/common';
import { invalidSettings } from '../invalid-settings.js';
import { MarksRepository } from './marks.repository.js';

/** Holds settings to the pictures that they name. */
@Injectable()
export class NameMarks {
  constructor(private readonly marks: MarksRepository) {}

  /** Which named pictures the brand does not have. */
  async problems(tenantId: string, { look }: Pick<Settings, 'look'>): Promise<SettingsProblem[]> {
    const known = new Set((await this.marks.known(tenantId, markNames(look?.marks))).map(({ name }) => name));
    return markProblems(look?.marks, known);
  }

  /**
   * Keeps what a version names; call it in the transaction that stores the version.
   *
   * @throws Problem `settings_invalid` when a picture went meanwhile
   */
  async keep(tenantId: string, { look }: Pick<Settings, 'look'>): Promise<void> {
    if (await this.marks.name(tenantId, markNames(look?.marks))) return;
    throw invalidSettings([{ path: 'look.marks', reason: 'Upload the pictures once more.' }]);
  }

  /** Gives a brand that is a copy of another the pictures that it names, as `keep`. */
  async copy(from: string, to: string, settings: Pick<Settings, 'look'>, at: Date): Promise<void> {
    await this.marks.copy(from, to, markNames(settings.look?.marks), at);
    await this.keep(to, settings);
  }
}

/** @param known names of the pictures there are */
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
