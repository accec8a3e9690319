import { Controller } from '@nestjs/common';
import {
  checkBooks,
  differenceColumns,
  differenceFilter,
  getBooks,
  listDifferences,
  listPostings,
  postingListColumns,
  postingListFilter,
  settleDifference,
} from '@kindling/contract/money/calls/books';
import type { Answer, Input } from '@kindling/contract/route';
import { listParameters } from '@kindling/contract/console/list-query';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { GivenBrands, ListPages, listedTenants } from '../../../console/staff/staff.api.js';
import { BooksDesk, toPosting } from './books-desk.js';
import { DifferencesRepository } from './differences.repository.js';
import { PostingsRepository } from './postings.repository.js';

const postingList = listParameters(postingListColumns, postingListFilter);
const differenceList = listParameters(differenceColumns, differenceFilter);

/** The books of a staff member's brands. */
@Controller()
export class BooksController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly differences: DifferencesRepository,
    private readonly listPages: ListPages,
    private readonly postings: PostingsRepository,
    private readonly booksDesk: BooksDesk,
  ) {}

  @Endpoint(getBooks)
  books({ params }: Input<typeof getBooks>, caller: StaffCaller): Promise<Answer<typeof getBooks>> {
    return this.givenBrands.inBrand(params.id, caller, () => this.booksDesk.books());
  }

  @Endpoint(checkBooks)
  async check({ params }: Input<typeof checkBooks>, caller: StaffCaller): Promise<{ done: true }> {
    await this.givenBrands.inBrand(params.id, caller, () => this.booksDesk.check(caller));
    return { done: true };
  }

  @Endpoint(listPostings)
  async list(
    { query }: Input<typeof listPostings>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listPostings>> {
    const { filter, place, ...wanted } = this.listPages.read('postings', postingList, query, caller);
    const { tenant, account = 'sales', cause } = filter ?? {};
    const page =
      tenant === undefined
        ? { rows: [], total: 0 }
        : await this.givenBrands.inBrand(tenant, caller, () =>
            this.postings.page({ ...wanted, account, cause }),
          );
    this.listPages.tell(call, place, page);
    return page.rows.map((row) => toPosting(tenant ?? '', row));
  }

  @Endpoint(listDifferences)
  async listDifferences(
    { query }: Input<typeof listDifferences>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listDifferences>> {
    const { filter, place, ...wanted } = this.listPages.read('differences', differenceList, query, caller);
    const tenants = listedTenants(caller, filter?.tenant);
    const page = await this.differences.list({
      ...wanted,
      tenants,
      isOpen: filter?.open,
      source: filter?.source,
    });
    this.listPages.tell(call, place, page);
    return this.booksDesk.differences(page.rows);
  }

  @Endpoint(settleDifference)
  settle(
    { params, body }: Input<typeof settleDifference>,
    caller: StaffCaller,
  ): Promise<Answer<typeof settleDifference>> {
    return this.givenBrands.within(params.id, caller, async (id) => {
      await this.booksDesk.settle(id, body.note, caller);
      return this.booksDesk.difference(id);
    });
  }
}
