import { Controller } from '@nestjs/common';
import { getLikes, giveLike, seeLiker, takeBackLike } from '@kindling/contract/meeting/calls/likes';
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
    private readonly giveLike: GiveLike,
    private readonly listLikes: ListLikes,
    private readonly seeLiker: SeeLiker,
    private readonly takeBackLike: TakeBackLike,
  ) {}

  @Endpoint(getLikes)
  list(_input: Input<typeof getLikes>, caller: MemberCaller): Promise<Answer<typeof getLikes>> {
    return this.listLikes.list(caller.memberId);
  }

  @Endpoint(giveLike)
  give({ body }: Input<typeof giveLike>, caller: MemberCaller): Promise<Answer<typeof giveLike>> {
    return this.giveLike.give(caller.memberId, body.profile_id);
  }

  @Endpoint(takeBackLike)
  takeBack(
    { params }: Input<typeof takeBackLike>,
    caller: MemberCaller,
  ): Promise<Answer<typeof takeBackLike>> {
    return this.takeBackLike.takeBack(caller.memberId, params.id);
  }

  @Endpoint(seeLiker)
  async see({ params }: Input<typeof seeLiker>, caller: MemberCaller): Promise<Answer<typeof seeLiker>> {
    await this.seeLiker.see(caller.memberId, params.id);
    return { done: true };
  }
}
