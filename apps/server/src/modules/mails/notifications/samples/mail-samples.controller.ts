import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/mails/calls/mail-samples';
import { Database } from '../../../../kernel/database/database.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { GivenBrands } from '../../../console/staff/staff.api.js';
import { MailSurroundings } from '../look/mail-surroundings.js';
import { sampleContent } from '../mails/all-mails.js';
import { requireOffered } from './require-offered.js';
import { sampleMailJob } from './sample-mail-job.js';
import { toSample } from './to-sample.js';

/** A test mail costs as much as any mail. */
const tries: Limit = { name: 'mail-sample-try', points: 40, seconds: 3600 };

/** A brand's mails on the console: their content, and test mails. */
@Controller()
export class MailSamplesController {
  constructor(
    private readonly database: Database,
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly mailSurroundings: MailSurroundings,
  ) {}

  @Endpoint(routes.getMailSample)
  get(
    { params, query }: Input<typeof routes.getMailSample>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getMailSample>> {
    return this.givenBrands.inBrand(params.id, caller, async () => {
      requireOffered(query.language);
      const surroundings = await this.mailSurroundings.of(query.language, params.kind);
      return toSample(sampleContent(params.kind, surroundings));
    });
  }

  @Endpoint(routes.tryMailSample)
  async try(
    { params, body }: Input<typeof routes.tryMailSample>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.tryMailSample>> {
    const { staffId } = caller;
    await this.limits.consumeOnConsole(tries, staffId);
    await this.givenBrands.inBrand(params.id, caller, async () => {
      requireOffered(body.language);
      const order = { staffId, kind: params.kind, language: body.language };
      await this.database.inTransaction(() => this.outbox.add(sampleMailJob, order));
    });
    return { done: true };
  }
}
