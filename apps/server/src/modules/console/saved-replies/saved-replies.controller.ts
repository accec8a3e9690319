import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/console/calls/saved-replies';
import { savedReplyUses } from '@kindling/contract/console/saved-replies';
import { listParameters } from '@kindling/contract/console/list-query';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../kernel/http/limits/limits.js';
import { GivenBrands, ListPages, listedTenants } from '../staff/staff.api.js';
import { ManageReplies, mayUse } from './manage-replies.js';
import { SavedRepliesRepository, type ListedReply } from './saved-replies.repository.js';

const replyList = listParameters(routes.savedReplyColumns, routes.savedReplyFilter);

const looks: Limit = { name: 'reply-look', points: 240, seconds: 60 };
const writes: Limit = { name: 'reply-write', points: 60, seconds: 60 };

/** Replies saved by staff, over all their brands. */
@Controller()
export class SavedRepliesController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly listPages: ListPages,
    private readonly manageReplies: ManageReplies,
    private readonly savedReplies: SavedRepliesRepository,
  ) {}

  @Endpoint(routes.listSavedReplies)
  async list(
    { query }: Input<typeof routes.listSavedReplies>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.listSavedReplies>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    const { filter, place, ...wanted } = this.listPages.read('saved-replies', replyList, query, caller);
    const asked = filter?.use === undefined ? savedReplyUses : [filter.use];
    const listing = {
      tenants: listedTenants(caller, filter?.tenant),
      uses: asked.filter((use) => mayUse(use, caller)),
      language: filter?.language,
    };
    const page = await this.savedReplies.page(listing, wanted);
    this.listPages.tell(call, place, page);
    return page.rows.map(toReply);
  }

  @Endpoint(routes.getSavedReply)
  async get(
    { params }: Input<typeof routes.getSavedReply>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.getSavedReply>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return toReply(
      await this.givenBrands.within(params.id, caller, (id) => this.manageReplies.find(id, caller)),
    );
  }

  @Endpoint(routes.createSavedReply)
  async create(
    { body: { tenant, use, ...words } }: Input<typeof routes.createSavedReply>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.createSavedReply>> {
    await this.limits.consumeOnConsole(writes, caller.staffId);
    return toReply(
      await this.givenBrands.inBrand(tenant, caller, () => this.manageReplies.create(use, words, caller)),
    );
  }

  @Endpoint(routes.updateSavedReply)
  async change(
    { params, body }: Input<typeof routes.updateSavedReply>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.updateSavedReply>> {
    await this.limits.consumeOnConsole(writes, caller.staffId);
    return toReply(
      await this.givenBrands.within(params.id, caller, (id) => this.manageReplies.change(id, body, caller)),
    );
  }

  @Endpoint(routes.deleteSavedReply)
  async delete(
    { params }: Input<typeof routes.deleteSavedReply>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.deleteSavedReply>> {
    await this.limits.consumeOnConsole(writes, caller.staffId);
    await this.givenBrands.within(params.id, caller, (id) => this.manageReplies.delete(id, caller));
    return { done: true };
  }
}

function toReply({ tenantId, id, usedFor: use, language, text, createdAt }: ListedReply): routes.SavedReply {
  return {
    ...{ id: `${tenantId}:${id}`, tenant: tenantId, use, language, text },
    created_at: createdAt.toISOString(),
  };
}
