import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { listCompanies, updateCompany } from '@kindling/contract/brands/calls/companies';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { BrandCompanies } from '../brands/brand-companies.js';

/** The companies on the console. */
@Controller()
export class CompaniesController {
  constructor(private readonly brandCompanies: BrandCompanies) {}

  @Endpoint(listCompanies)
  list(_input: unknown, caller: StaffCaller): Promise<Answer<typeof listCompanies>> {
    return this.brandCompanies.list(caller);
  }

  @Endpoint(updateCompany)
  update(
    { params, body }: Input<typeof updateCompany>,
    caller: StaffCaller,
  ): Promise<Answer<typeof updateCompany>> {
    return this.brandCompanies.save(params.id, body, caller);
  }
}
