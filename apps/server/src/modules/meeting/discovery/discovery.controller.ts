import { Controller } from '@nestjs/common';
import {
  countMembers,
  getMember,
  newMembers,
  previewProfile,
  relatedMembers,
  searchMembers,
} from '@kindling/contract/meeting/calls/discovery';
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
    private readonly searchMembers: SearchMembers,
    private readonly showMember: ShowMember,
    private readonly relatedMembers: RelatedMembers,
    private readonly traffic: TrafficApi,
  ) {}

  @Endpoint(searchMembers)
  search(
    { query }: Input<typeof searchMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof searchMembers>> {
    return this.searchMembers.search(this.reader(caller, call), query);
  }

  @Endpoint(countMembers)
  count(
    { query }: Input<typeof countMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof countMembers>> {
    return this.searchMembers.count(this.reader(caller, call), query);
  }

  @Endpoint(newMembers)
  async newest(
    _input: Input<typeof newMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof newMembers>> {
    return { results: await this.searchMembers.newest(this.reader(caller, call)) };
  }

  @Endpoint(getMember)
  async show(
    { params }: Input<typeof getMember>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getMember>> {
    return { profile: await this.showMember.show(this.reader(caller, call), params.id) };
  }

  @Endpoint(previewProfile)
  preview(
    { query }: Input<typeof previewProfile>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof previewProfile>> {
    return this.showMember.preview(memberId, query.as);
  }

  @Endpoint(relatedMembers)
  async relatedTo(
    { params }: Input<typeof relatedMembers>,
    caller: Visitor | MemberCaller,
    call: Call,
  ): Promise<Answer<typeof relatedMembers>> {
    return { results: await this.relatedMembers.find(this.reader(caller, call), params.id) };
  }

  private reader(caller: Visitor | MemberCaller, call: Call): Reader {
    const here = call.request.country;
    if (caller.kind === 'member') return { memberId: caller.memberId, here, hasTrafficSource: false };
    return { memberId: null, here, hasTrafficSource: this.traffic.sourceOf(call) !== undefined };
  }
}
