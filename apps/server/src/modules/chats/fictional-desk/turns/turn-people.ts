import { Injectable } from '@nestjs/common';
import type { FictionalDeskPerson } from '@kindling/contract/chats/calls/fictional-desk';
import { clearPath, consolePhotoPath } from '../../../pictures/pictures.api.js';
import { ListProfiles, type StaffProfile } from '../../../profiles/profiles.api.js';

/** The two of a conversation as the desk shows them. */
@Injectable()
export class TurnPeople {
  constructor(private readonly listProfiles: ListProfiles) {}

  find(tenantId: string, id: string): Promise<StaffProfile | undefined> {
    return this.listProfiles.find(tenantId, id);
  }

  /** @returns them by `<tenant>:<id>`; who is gone is left out */
  async all(keys: readonly { tenantId: string; id: string }[]): Promise<Map<string, FictionalDeskPerson>> {
    const ids = [...new Set(keys.map(({ id }) => id))];
    const tenants = [...new Set(keys.map(({ tenantId }) => tenantId))];
    if (ids.length === 0) return new Map();
    // The same id may stand in several of the brands.
    const limit = ids.length * tenants.length;
    const { rows } = await this.listProfiles.page({
      tenants,
      ids,
      column: 'created_at',
      direction: 'ASC',
      limit,
    });
    return new Map(rows.map((row) => [`${row.tenantId}:${row.id}`, personOf(row)]));
  }
}

/** What a list shows of somebody. */
export function personOf(profile: StaffProfile): FictionalDeskPerson {
  const { tenantId, id, name, age, gender, country, city, mainPhoto } = profile;
  const width = mainPhoto?.widths[0];
  return {
    id: `${tenantId}:${id}`,
    ...{ name, age, gender, country, city },
    image: mainPhoto && width ? consolePhotoPath(tenantId, clearPath(mainPhoto.key, width)) : null,
  };
}
