import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { usePaths } from '../../shared/routing/use-paths';
import { PhotoCard } from './photo-card';
import { PhotoGrid } from '../../shared/ui/photo-grid';

/** Cards on the first screen of the widest window. */
const firstScreen = 4;

/**
 * Found members, each leading to their page.
 *
 * @param label names the list
 * @param later true if the list is below another one: none of its pictures is loaded eagerly
 */
export function MemberCards({
  label,
  members,
  later = false,
}: {
  label: string;
  members: readonly ProfileCard[];
  later?: boolean;
}) {
  const path = usePaths();
  return (
    <PhotoGrid label={label}>
      {members.map((member, index) => (
        <li key={member.id}>
          <PhotoCard
            profile={member}
            to={path('members-id', { id: member.id })}
            eager={!later && index < firstScreen}
          />
        </li>
      ))}
    </PhotoGrid>
  );
}
