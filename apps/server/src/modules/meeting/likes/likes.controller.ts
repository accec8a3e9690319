import { Controller } from '@nestjs/common';
import { getLikes, giveLike, seeLiker, takeBackLike } from '@kindling/contract/meeting/calls/likes';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GivenLikes } from './given-likes.js';
import { LikeLists } from './like-lists.js';

@Controller()
export class LikesController {
  constructor(
    private readonly givenLikes: GivenLikes,
    private readonly likeLists: LikeLists,
  ) {}

  @Endpoint(getLikes)
  list(_input: Input<typeof getLikes>, caller: MemberCaller): Promise<Answer<typeof getLikes>> {
    return this.likeLists.list(caller.memberId);
  }

  @Endpoint(giveLike)
  give({ body }: Input<typeof giveLike>, caller: MemberCaller): Promise<Answer<typeof giveLike>> {
    return this.givenLikes.give(caller.memberId, body.profile_id, body.about);
  }

  @Endpoint(takeBackLike)
  takeBack(
    { params }: Input<typeof takeBackLike>,
    caller: MemberCaller,
  ): Promise<Answer<typeof takeBackLike>> {
    return this.givenLikes.takeBack(caller.memberId, params.id);
  }

  @Endpoint(seeLiker)
  async see({ params }: Input<typeof seeLiker>, caller: MemberCaller): Promise<Answer<typeof seeLiker>> {
    return { was_new: await this.likeLists.see(caller.memberId, params.id) };
  }
}
