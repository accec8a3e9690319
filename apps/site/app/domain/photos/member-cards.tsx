import { Fragment, type ReactElement } from 'react';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { usePaths } from '../../shared/routing/use-paths';
import { PhotoCard } from './photo-card';
import { PhotoGrid } from '../../shared/ui/photo-grid';

/** Cards on the first screen of the widest window. */
const firstScreen = 4;

/** A `GridTile` among the cards. */
export interface TileAmong {
  /** How many cards come before it; with fewer cards it is the last. */
  after: number;
  tile: ReactElement;
}

/**
 * Found members, each leading to their page.
 *
 * @param label names the list
 * @param tiles in their order
 * @param later true if the list is below another one: none of its pictures is loaded eagerly
 */
export function MemberCards({
  label,
  members,
  tiles = [],
  later = false,
}: {
  label: string;
  members: readonly ProfileCard[];
  tiles?: readonly TileAmong[];
  later?: boolean;
}) {
  const path = usePaths();
  const tilesAt = (index: number) =>
    tiles
      .filter(({ after }) => Math.min(after, members.length) === index)
      .map(({ after, tile }) => <Fragment key={after}>{tile}</Fragment>);
  return (
    <PhotoGrid label={label}>
      {members.map((member, index) => (
        <Fragment key={member.id}>
          {tilesAt(index)}
          <li>
            <PhotoCard
              profile={member}
              to={path('members-id', { id: member.id })}
              eager={!later && index < firstScreen}
            />
          </li>
        </Fragment>
      ))}
      {tilesAt(members.length)}
    </PhotoGrid>
  );
}
