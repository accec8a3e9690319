import { Controller } from '@nestjs/common';
import { getPage } from '@kindling/contract/brands/calls/brand-pages';
import type { Answer, Input } from '@kindling/contract/route';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ShowPage } from './show-page.js';

/** Pages that brands wrote, for their readers. */
@Controller()
export class BrandPagesController {
  constructor(private readonly showPage: ShowPage) {}

  @Endpoint(getPage)
  async get({ query }: Input<typeof getPage>): Promise<Answer<typeof getPage>> {
    return { page: await this.showPage.ofSlug(query.slug, query.language) };
  }
}
