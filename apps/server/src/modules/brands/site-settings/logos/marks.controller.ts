import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getMark, uploadMark } from '@kindling/contract/brands/calls/marks';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { GivenBrands, StaffPictures } from '../../../console/staff/staff.api.js';
import { Logos } from './logos.js';
import { MarksRepository } from './marks.repository.js';

/** A day: content under a hash never changes, but only staff may see it. */
const keptSeconds = 86_400;

/** Logos and icons of brands, on the console. */
@Controller()
export class MarksController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly marks: MarksRepository,
    private readonly staffPictures: StaffPictures,
    private readonly logos: Logos,
  ) {}

  @Endpoint(uploadMark)
  upload(
    { params, query, body }: Input<typeof uploadMark>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof uploadMark>> {
    const file = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    return this.givenBrands.inBrand(params.id, caller, () =>
      this.logos.upload(caller.staffId, query.kind, file, call.gone),
    );
  }

  /** On the console's own host: the brands' hosts show theirs to visitors once a version names them. */
  @Endpoint(getMark)
  file({ params }: Input<typeof getMark>, caller: StaffCaller, call: Call): Promise<Buffer> {
    const read = async () => {
      const found = await this.marks.find(params.tenant, params.file);
      return found && ({ bytes: found.bytes, format: 'webp' } as const);
    };
    return this.staffPictures.show(params.tenant, caller, call, { keptFor: keptSeconds, read });
  }
}
