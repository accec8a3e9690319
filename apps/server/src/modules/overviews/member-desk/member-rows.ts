import { Injectable } from '@nestjs/common';
import type { MemberRow, MemberState } from '@kindling/contract/overviews/calls/member-desk';
import type { KeysetPage } from '../../../kernel/database/lists/keyset.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { AccountRecords, type AccountRecord } from '../../accounts/accounts.api.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { clearPath, consolePhotoPath } from '../../pictures/pictures.api.js';
import { ListProfiles, type ProfileListing, type StaffProfile } from '../../profiles/profiles.api.js';

/** Members as a list of the console shows them: no address, and nothing reserved for the page. */
@Injectable()
export class MemberRows {
  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly givenBrands: GivenBrands,
    private readonly listProfiles: ListProfiles,
  ) {}

  /** Of one or of several brands, without profiles that have no account. */
  async page(listing: ProfileListing, caller: StaffCaller): Promise<KeysetPage<MemberRow>> {
    const { rows, ...page } = await this.listProfiles.page({ ...listing, fictional: false });
    return { ...page, rows: await this.rows(rows, caller) };
  }

  private async rows(profiles: readonly StaffProfile[], caller: StaffCaller): Promise<MemberRow[]> {
    const accounts = new Map<string, AccountRecord>();
    for (const [tenantId, ofBrand] of Map.groupBy(profiles, (profile) => profile.tenantId)) {
      const ids = ofBrand.map(({ id }) => id);
      const found = await this.givenBrands.inBrand(tenantId, caller, () => this.accountRecords.all(ids));
      for (const [id, account] of found) accounts.set(`${tenantId}:${id}`, account);
    }
    return profiles.flatMap((profile) => {
      const account = accounts.get(`${profile.tenantId}:${profile.id}`);
      return account ? [memberRowOf(profile, account)] : [];
    });
  }
}

export function memberRowOf(profile: StaffProfile, account: AccountRecord): MemberRow {
  const { tenantId, name, age, gender, country, city, mainPhoto } = profile;
  const width = mainPhoto?.widths[0];
  return {
    id: `${tenantId}:${profile.id}`,
    ...{ tenant: tenantId, name, age, gender, country, city },
    image: mainPhoto && width ? consolePhotoPath(tenantId, clearPath(mainPhoto.key, width)) : null,
    state: memberStateOf(account),
    restricted: profile.restrictedBy !== null,
    created_at: profile.createdAt.toISOString(),
    last_seen_at: profile.lastSeenAt.toISOString(),
  };
}

/** The account's state for staff: states that prevent a login come first. */
function memberStateOf({ status, bannedBy }: Pick<AccountRecord, 'status' | 'bannedBy'>): MemberState {
  if (status === 'deleted') return 'deleted';
  return bannedBy === null ? status : 'banned';
}
