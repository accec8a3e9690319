import { Controller } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import { getVerificationPicture } from '@kindling/contract/safety/calls/console-verification';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { StaffPictures } from '../../../console/staff/staff.api.js';
import { VerificationPictures } from '../verification-pictures.js';
import { VerificationRepository } from '../verification.repository.js';

/** The only access to a picture that was sent to be compared: for the staff who decide about it, while it waits. */
@Controller()
export class ConsoleVerificationController {
  constructor(
    private readonly staffPictures: StaffPictures,
    private readonly verification: VerificationRepository,
    private readonly verificationPictures: VerificationPictures,
  ) {}

  @Endpoint(getVerificationPicture)
  file({ params }: Input<typeof getVerificationPicture>, caller: StaffCaller, call: Call): Promise<Buffer> {
    const read = async () => {
      if (!(await this.verification.findByKey(params.file))) return undefined;
      const bytes = await this.verificationPictures.read(params.file);
      return bytes && ({ bytes, format: 'webp' } as const);
    };
    // It is deleted with the decision; no cache may keep it longer.
    return this.staffPictures.show(params.tenant, caller, call, { keptFor: 0, read });
  }
}
