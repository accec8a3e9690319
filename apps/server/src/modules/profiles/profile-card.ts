import { columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { ProfileEntity } from './profile.entity.js';

/** What a card is made of, of a row `p` of `profile`. */
export const cardColumns = columnsOf(
  ProfileEntity,
  [
    ...(['id', 'name', 'dateOfBirth', 'gender', 'country', 'region', 'city'] as const),
    ...(['fictional', 'mainPhoto', 'createdAt', 'lastSeenAt'] as const),
  ],
  'p',
);

export type CardRow = RowOf<typeof cardColumns>;
