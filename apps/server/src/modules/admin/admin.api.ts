import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import { CreateStaff, type NewStaff } from './create-staff.js';
import { ResetSecondFactor } from './reset-second-factor.js';
import { SecondFactor } from './second-factor.js';
import { StaffRepository } from './staff.repository.js';

export type { NewStaff };

/** What commands and the demo may do with the console's staff. */
@Injectable()
export class AdminApi {
  constructor(
    @Inject(CreateStaff) private readonly createStaffUseCase: CreateStaff,
    @Inject(ResetSecondFactor) private readonly resets: ResetSecondFactor,
    @Inject(SecondFactor) private readonly factor: SecondFactor,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
  ) {}

  /** See `CreateStaff.create`. */
  createStaff(draft: NewStaff): Promise<string> {
    return this.createStaffUseCase.create(draft);
  }

  async hasStaff(email: string): Promise<boolean> {
    return (await this.staff.findByEmail(normalizeEmail(email))) !== undefined;
  }

  /** See `SecondFactor.give`. */
  async giveSecondFactor(email: string): Promise<void> {
    const staff = await this.staff.findByEmail(normalizeEmail(email));
    if (staff) await this.factor.give(staff);
  }

  /** See `ResetSecondFactor.byCommand`. */
  resetSecondFactor(email: string): Promise<void> {
    return this.resets.byCommand(email);
  }
}
