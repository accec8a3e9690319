import * as routes from '@kindling/contract/meeting/calls/matchmaking';
import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { DailyMatches } from './daily/daily-matches.js';
import { PassMembers } from './passes/pass-members.js';
import { SuggestMatches } from './suggest-matches.js';
import { SwipeDeck } from './swipe-deck.js';

const done = { done: true } as const;

@Controller()
export class MatchmakingController {
  constructor(
    private readonly swipeDeck: SwipeDeck,
    private readonly passMembers: PassMembers,
    private readonly suggestMatches: SuggestMatches,
    private readonly dailyMatches: DailyMatches,
  ) {}

  @Endpoint(routes.autoLike)
  autoLike(
    _input: Input<typeof routes.autoLike>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.autoLike>> {
    return this.suggestMatches.autoLike(memberId);
  }

  @Endpoint(routes.getDeck)
  deal(
    { query }: Input<typeof routes.getDeck>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.getDeck>> {
    return this.swipeDeck.deal({ memberId, here: call.request.country }, query.after);
  }

  @Endpoint(routes.passMember)
  async pass(
    { body }: Input<typeof routes.passMember>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.passMember>> {
    await this.passMembers.pass(memberId, body.profile_id);
    return done;
  }

  @Endpoint(routes.takeBackPass)
  async takeBack(
    { params }: Input<typeof routes.takeBackPass>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.takeBackPass>> {
    await this.passMembers.undo(memberId, params.id);
    return done;
  }

  @Endpoint(routes.beginSwipingAgain)
  async beginAgain(
    _input: Input<typeof routes.beginSwipingAgain>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.beginSwipingAgain>> {
    await this.passMembers.beginAgain(memberId);
    return done;
  }

  @Endpoint(routes.findMatches)
  find(
    { body }: Input<typeof routes.findMatches>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.findMatches>> {
    return this.suggestMatches.suggest(memberId, body);
  }

  @Endpoint(routes.getDailyMatches)
  async ofToday(
    _input: Input<typeof routes.getDailyMatches>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.getDailyMatches>> {
    return { suggestions: await this.dailyMatches.ofToday(memberId) };
  }
}
