import { Inject, Injectable } from '@nestjs/common';
import { ageOn } from '@kindling/contract/account-rules';
import { Clock } from '../../ports/clock.js';
import type { PhotoRecord } from './photo-record.js';
import { dayOf } from './profile-rules.js';
import { ProfileListRepository, type ListedProfile, type ProfileListing } from './profile-list.repository.js';

/** Counting stops here: nobody turns to page 400, and a count of everything would cost what a scan costs. */
const countCap = 10_000;

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
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ProfileListRepository) private readonly profiles: ProfileListRepository,
  ) {}

  /** @returns one page and how many there are, counted up to 10,000 */
  async page(listing: ProfileListing): Promise<{ rows: StaffProfile[]; total: number }> {
    const { rows, total } = await this.profiles.page(listing, countCap);
    return { rows: rows.map((row) => this.toStaffProfile(row)), total };
  }

  async find(tenantId: string, id: string): Promise<StaffProfile | undefined> {
    const row = await this.profiles.find(tenantId, id);
    return row && this.toStaffProfile(row);
  }

  private toStaffProfile({ dateOfBirth, ...row }: ListedProfile): StaffProfile {
    return { ...row, age: ageOn(dateOfBirth, dayOf(this.clock.now())) };
  }
}
