import { Controller } from '@nestjs/common';
import { findRecords } from '@kindling/contract/overviews/calls/find';
import type { Answer, Input } from '@kindling/contract/route';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { FindRecords } from './find-records.js';

/** Serves the console's palette with records beyond its own list of pages and brands. */
@Controller()
export class FindController {
  constructor(private readonly findRecords: FindRecords) {}

  @Endpoint(findRecords)
  find(
    { body: { text, members } }: Input<typeof findRecords>,
    caller: StaffCaller,
  ): Promise<Answer<typeof findRecords>> {
    return members ? this.findRecords.members(text, caller) : this.findRecords.find(text, caller);
  }
}
