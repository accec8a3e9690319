import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { usePaths } from '../../shared/routing/use-paths';
import { PhotoCard } from './photo-card';
import { PhotoGrid } from '../../shared/ui/photo-grid';

/** Cards that a first screen shows on the widest window. */
const firstScreen = 4;

/**
 * Members who were found, each leading to their page.
 * @param label what the list is
 * @param later true where the list stands below another one: none of its pictures is awaited
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
