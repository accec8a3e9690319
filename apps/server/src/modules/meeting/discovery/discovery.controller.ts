import { Controller, Inject } from '@nestjs/common';
import {
  countMembers,
  getMember,
  newMembers,
  previewProfile,
  relatedMembers,
  searchMembers,
} from '@kindling/contract/routes/discovery';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { TrafficApi } from '../../brands/traffic/traffic.api.js';
import { RelatedMembers } from './related-members.js';
import { SearchMembers, type Reader } from './search/search-members.js';
import { ShowMember } from './show-member.js';

@Controller()
export class DiscoveryController {
  constructor(
    @Inject(SearchMembers) private readonly searching: SearchMembers,
    @Inject(ShowMember) private readonly showing: ShowMember,
    @Inject(RelatedMembers) private readonly related: RelatedMembers,
    @Inject(TrafficApi) private readonly traffic: TrafficApi,
  ) {}

  @Endpoint(searchMembers)
  search(
    { query }: Input<typeof searchMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof searchMembers>> {
    return this.searching.search(this.reader(caller, call), query);
  }

  @Endpoint(countMembers)
  count(
    { query }: Input<typeof countMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof countMembers>> {
    return this.searching.count(this.reader(caller, call), query);
  }

  @Endpoint(newMembers)
  async newest(
    _input: Input<typeof newMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof newMembers>> {
    return { results: await this.searching.newest(this.reader(caller, call)) };
  }

  @Endpoint(getMember)
  async show(
    { params }: Input<typeof getMember>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getMember>> {
    return { profile: await this.showing.show(this.reader(caller, call), params.id) };
  }

  @Endpoint(previewProfile)
  preview(
    { query }: Input<typeof previewProfile>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof previewProfile>> {
    return this.showing.preview(memberId, query.as);
  }

  @Endpoint(relatedMembers)
  async relatedTo(
    { params }: Input<typeof relatedMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof relatedMembers>> {
    return { results: await this.related.find(this.reader(caller, call), params.id) };
  }

  private reader(caller: Visitor | MemberCaller, call: Call): Reader {
    const here = call.request.country;
    if (caller.kind === 'member') return { memberId: caller.memberId, here, hasTrafficSource: false };
    return { memberId: null, here, hasTrafficSource: this.traffic.sourceOf(call) !== undefined };
  }
}
