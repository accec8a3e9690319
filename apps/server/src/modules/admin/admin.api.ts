import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import { CreateStaff, type NewStaff } from './create-staff.js';
import { StaffRepository } from './staff.repository.js';

export type { NewStaff };

/** What commands and the demo may do with the console's staff. */
@Injectable()
export class AdminApi {
  constructor(
    @Inject(CreateStaff) private readonly createStaffUseCase: CreateStaff,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
  ) {}

  /** See `CreateStaff.create`. */
  createStaff(draft: NewStaff): Promise<string> {
    return this.createStaffUseCase.create(draft);
  }

  async hasStaff(email: string): Promise<boolean> {
    return (await this.staff.findByEmail(normalizeEmail(email))) !== undefined;
  }
}
