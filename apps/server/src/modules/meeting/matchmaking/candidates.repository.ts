import { Injectable } from '@nestjs/common';
import type { Gender } from '@kindling/contract/profiles/profile-values';
import { Database } from '../../../kernel/database/database.js';
import type { RowOf } from '../../../kernel/database/row-shape.js';
import {
  answerColumns,
  candidateColumns,
  isInLists,
  isUncontacted,
  placeColumns,
  type PlaceRow,
} from '../../profiles/profiles.api.js';
import type { SearchPlace } from '../discovery/discovery.api.js';
import { isUnliked } from '../likes/likes.api.js';
import { isUnpassed } from './passes/passes.repository.js';

const rankedCandidate = candidateColumns.and(answerColumns);

/** A candidate, with what a card, the ranking and reasons are made of. */
export type Candidate = RowOf<typeof rankedCandidate>;

/** A piece of the list of all of a gender, the last seen first. */
export interface ListPiece {
  /** Null is all. */
  gender: Gender | null;
  /** Begins behind this place. */
  after: SearchPlace | undefined;
  length: number;
}

/** Statements about candidates. Each reads a bounded number of rows, on a brand of any size. */
@Injectable()
export class CandidatesRepository {
  constructor(private readonly database: Database) {}

  /** From the index alone, in its order. Whether one may be shown to the member is not asked here. */
  piece({ gender, after, length }: ListPiece): Promise<PlaceRow[]> {
    return this.database.rows(
      placeColumns,
      `SELECT ${placeColumns.list}
         FROM profile p FORCE INDEX (${gender ? 'ix_profile_listed_gender' : 'ix_profile_listed'})
        WHERE p.tenant_id = :tenant ${gender ? 'AND p.gender = :gender' : ''} AND ${isInLists(null)}
          ${after ? behindPlace : ''}
        ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC LIMIT :length`,
      {
        ...{ gender, length },
        ...{ afterPictured: after?.pictured, afterSeen: after?.at, afterId: after?.id },
      },
    );
  }

  /** Members with a picture who joined since, the newest first, from the index alone; no fictional profile joined. */
  joinedSince(since: Date, limit: number): Promise<PlaceRow[]> {
    return this.database.rows(
      placeColumns,
      `SELECT ${placeColumns.list} FROM profile p FORCE INDEX (ix_profile_newest)
        WHERE p.tenant_id = :tenant AND p.pictured = 1 AND p.fictional = 0 AND ${isInLists(null)}
          AND p.created_at > :since
        ORDER BY p.created_at DESC, p.id DESC LIMIT :limit`,
      { since, limit },
    );
  }

  /** Those among `ids` that lists show to the member and about whom they did not decide yet, in no order. */
  undecided(viewerId: string, ids: readonly string[]): Promise<Candidate[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.rows(
      rankedCandidate,
      `SELECT ${rankedCandidate.list} FROM profile p FORCE INDEX (PRIMARY)
         LEFT JOIN reply_count a FORCE INDEX (PRIMARY) ON a.tenant_id = :tenant AND a.member_id = p.id
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${isInLists(viewerId)}
          AND ${isUnliked} AND ${isUnpassed} AND ${isUncontacted}`,
      { viewerId, ids },
    );
  }
}

const behindPlace = `AND p.pictured <= :afterPictured AND (p.pictured < :afterPictured OR (
  p.last_seen_at <= :afterSeen AND (p.last_seen_at < :afterSeen OR p.id < :afterId)))`;
