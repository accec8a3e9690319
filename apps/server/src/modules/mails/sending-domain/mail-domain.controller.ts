import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/mails/calls/mail-domain';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { ManageMailKeys } from './keys/manage-mail-keys.js';
import { MailDomainPresenter } from './mail-domain-presenter.js';
import { CheckMailDomain } from './records/check-mail-domain.js';

/** A check asks some ten questions of other people's servers, a key costs a core for a moment. */
const checks: Limit = { name: 'mail-domain-check', points: 20, seconds: 600 };
const keys: Limit = { name: 'mail-key-make', points: 20, seconds: 3600 };

/** The sending domain of a brand, on the console. */
@Controller()
export class MailDomainController {
  constructor(
    private readonly checkMailDomain: CheckMailDomain,
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly mailDomainPresenter: MailDomainPresenter,
    private readonly manageMailKeys: ManageMailKeys,
  ) {}

  @Endpoint(routes.getMailDomain)
  get(
    { params }: Input<typeof routes.getMailDomain>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getMailDomain>> {
    return this.givenBrands.inBrand(params.id, caller, () => this.mailDomainPresenter.current());
  }

  @Endpoint(routes.makeMailKey)
  async make(
    { params }: Input<typeof routes.makeMailKey>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.makeMailKey>> {
    await this.limits.consumeOnConsole(keys, caller.staffId);
    return this.changed(params.id, caller, () => this.manageMailKeys.make(caller.staffId));
  }

  @Endpoint(routes.removeMailKey)
  remove(
    { params }: Input<typeof routes.removeMailKey>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.removeMailKey>> {
    const { id, selector } = params;
    return this.changed(id, caller, () => this.manageMailKeys.remove(selector, caller.staffId));
  }

  @Endpoint(routes.checkMailDomain)
  async check(
    { params }: Input<typeof routes.checkMailDomain>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.checkMailDomain>> {
    await this.limits.consumeOnConsole(checks, caller.staffId);
    return this.changed(params.id, caller, () => this.checkMailDomain.check());
  }

  private changed(
    id: string,
    caller: StaffCaller,
    work: () => Promise<void>,
  ): Promise<Answer<typeof routes.getMailDomain>> {
    return this.givenBrands.inBrand(id, caller, async () => {
      await work();
      return this.mailDomainPresenter.current();
    });
  }
}
