import { Injectable } from '@nestjs/common';
import type { DeckCard } from '@kindling/contract/profiles/profile';
import { Database } from '../../../kernel/database/database.js';
import { DescribeProfile } from './describe-profile.js';
import { deckColumns } from './profile-card.js';

/** Cards of the swipe game: more of a few profiles than lists show. */
@Injectable()
export class DeckCards {
  constructor(
    private readonly database: Database,
    private readonly describeProfile: DescribeProfile,
  ) {}

  /**
   * Reads all cards at once. That the reader may see these profiles is the caller's to know.
   *
   * @returns the cards without their photos, in the order of `ids`; a profile that is gone is left out
   */
  async of(
    ids: readonly string[],
    reader: Parameters<DescribeProfile['deckCardsOf']>[1],
  ): Promise<Omit<DeckCard, 'photos'>[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.rows(
      deckColumns,
      `SELECT ${deckColumns.list} FROM profile p WHERE p.tenant_id = :tenant AND p.id IN (:ids)`,
      { ids },
    );
    const byId = new Map(this.describeProfile.deckCardsOf(rows, reader).map((card) => [card.id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
