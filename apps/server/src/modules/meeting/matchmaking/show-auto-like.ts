import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { autoLike } from '@kindling/contract/meeting/calls/matchmaking';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { FindSearcher } from '../discovery/discovery.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { FindCandidates } from './candidates.js';

/** As many of the newest likers are asked for; who is not to be seen is skipped. */
const lookedThrough = 50;
/** Among so many who fit there is somebody real. */
const suggestedFrom = 10;

type AutoLike = Answer<typeof autoLike>;

/**
 * Whom a page shows by itself: somebody real who likes the member and was not looked at yet, else a suggestion that is
 * called one, else nobody (trust 1). Nothing is stored, and nobody's like is made up or counted by it.
 */
@Injectable()
export class ShowAutoLike {
  constructor(
    private readonly likes: LikesApi,
    private readonly profiles: ProfilesApi,
    private readonly findSearcher: FindSearcher,
    private readonly findCandidates: FindCandidates,
  ) {}

  async show(memberId: string): Promise<AutoLike> {
    return (await this.newestLiker(memberId)) ?? (await this.suggestion(memberId));
  }

  private async newestLiker(memberId: string): Promise<AutoLike | undefined> {
    const likers = [...(await this.likes.unseenLikers(memberId))].slice(0, lookedThrough);
    const cards = await this.profiles.cards(
      likers.map(([id]) => id),
      memberId,
    );
    for (const [id, { match }] of likers) {
      const profile = cards.get(id);
      if (profile) return { kind: match ? 'match' : 'liker', profile };
    }
    return undefined;
  }

  private async suggestion(memberId: string): Promise<AutoLike> {
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) return nobody;
    const wanted = { limit: suggestedFrom, fits: isPictured };
    const found = await this.findCandidates.find({ ...searcher, own }, wanted);
    const [profile] = this.profiles.cardsOf(
      found.map(({ row }) => row).filter(({ fictional }) => !fictional),
    );
    return profile ? { kind: 'suggestion', profile } : nobody;
  }
}

const nobody: AutoLike = { kind: null, profile: null };

const isPictured = ({ pictured }: { pictured: boolean }): boolean => pictured;
