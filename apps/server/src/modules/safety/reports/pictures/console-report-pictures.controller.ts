import { Controller } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import { getReportPicture } from '@kindling/contract/safety/calls/console-report-pictures';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { StaffPictures } from '../../../console/staff/staff.api.js';
import { ReportPictures } from './report-pictures.js';

/** Copies of reported pictures, on the console's own host and only for staff who decide reports (trust 8). */
@Controller()
export class ConsoleReportPicturesController {
  constructor(
    private readonly staffPictures: StaffPictures,
    private readonly reportPictures: ReportPictures,
  ) {}

  @Endpoint(getReportPicture)
  file({ params }: Input<typeof getReportPicture>, caller: StaffCaller, call: Call): Promise<Buffer> {
    const read = async () => {
      const found = await this.reportPictures.read(params.file);
      if (!found) return undefined;
      const { webp: bytes, of } = found;
      const seen = { subject: of.id, by: 'report' } as const;
      return { bytes, format: 'webp', ...(of.kind === 'message' ? { seen } : {}) } as const;
    };
    return this.staffPictures.show(params.tenant, caller, call, { keptFor: 0, read });
  }
}
