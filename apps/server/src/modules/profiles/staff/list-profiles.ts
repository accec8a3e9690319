import { Injectable } from '@nestjs/common';
import { ageOn } from '@kindling/contract/accounts/account-rules';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { KeysetPage } from '../../../kernel/database/lists/keyset.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../ports/clock.js';
import type { PhotoRecord } from '../../pictures/pictures.api.js';
import { answeredOf } from '../texts/prompt-answers.js';
import { ProfileListRepository, type ListedProfile, type ProfileListing } from './profile-list.repository.js';

export type { ProfileListing };

/** A profile as staff see it, whatever its members chose to show. */
export interface StaffProfile extends Omit<ListedProfile, 'dateOfBirth' | 'mainPhoto'> {
  age: number;
  mainPhoto: PhotoRecord | null;
}

/** Profiles for the console: over brands, disabled and invisible ones too. Who may see which is the caller's to say. */
@Injectable()
export class ListProfiles {
  constructor(
    private readonly clock: Clock,
    private readonly tenantRegistry: TenantRegistry,
    private readonly profileList: ProfileListRepository,
  ) {}

  /** @returns one page and how many there are, as `ProfileListRepository.page` counts them */
  async page(listing: ProfileListing): Promise<KeysetPage<StaffProfile>> {
    const page = await this.profileList.page(listing);
    return { ...page, rows: await Promise.all(page.rows.map((row) => this.toStaffProfile(row))) };
  }

  async find(tenantId: string, id: string): Promise<StaffProfile | undefined> {
    const row = await this.profileList.find(tenantId, id);
    return row && this.toStaffProfile(row);
  }

  private async toStaffProfile({ dateOfBirth, ...row }: ListedProfile): Promise<StaffProfile> {
    const tenant = await this.tenantRegistry.byId(row.tenantId);
    if (!tenant) throw new Error(`A profile of the brand ${row.tenantId}, which is gone`);
    const age = ageOn(dateOfBirth, dayIn(timeZoneOf(tenant.settings), this.clock.now()));
    return { ...row, prompts: answeredOf(row.prompts), age };
  }
}
