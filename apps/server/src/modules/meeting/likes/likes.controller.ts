import { Controller, Inject } from '@nestjs/common';
import { getLikes, giveLike, seeLiker, takeBackLike } from '@kindling/contract/routes/likes';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GiveLike } from './give-like.js';
import { ListLikes } from './list-likes.js';
import { SeeLiker } from './see-liker.js';
import { TakeBackLike } from './taken-back/take-back-like.js';

@Controller()
export class LikesController {
  constructor(
    @Inject(GiveLike) private readonly giving: GiveLike,
    @Inject(ListLikes) private readonly listing: ListLikes,
    @Inject(SeeLiker) private readonly seeing: SeeLiker,
    @Inject(TakeBackLike) private readonly takingBack: TakeBackLike,
  ) {}

  @Endpoint(getLikes)
  list(_input: Input<typeof getLikes>, caller: MemberCaller): Promise<Answer<typeof getLikes>> {
    return this.listing.list(caller.memberId);
  }

  @Endpoint(giveLike)
  give({ body }: Input<typeof giveLike>, caller: MemberCaller): Promise<Answer<typeof giveLike>> {
    return this.giving.give(caller.memberId, body.profile_id);
  }

  @Endpoint(takeBackLike)
  takeBack(
    { params }: Input<typeof takeBackLike>,
    caller: MemberCaller,
  ): Promise<Answer<typeof takeBackLike>> {
    return this.takingBack.takeBack(caller.memberId, params.id);
  }

  @Endpoint(seeLiker)
  async see({ params }: Input<typeof seeLiker>, caller: MemberCaller): Promise<Answer<typeof seeLiker>> {
    await this.seeing.see(caller.memberId, params.id);
    return { done: true };
  }
}
