import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import type { ProfileRow } from '@kindling/contract/profiles/calls/profiles';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { ProfileList } from './List';
import { ProfileShow } from './Show';
import { t } from '../../shared/words/texts';

/** Profiles of all brands that one was given. */
export const profiles: ResourceDescriptor = {
  name: 'profiles',
  group: 'people',
  options: { label: t('Profiles') },
  icon: PeopleIcon,
  recordRepresentation: (record: ProfileRow) => record.name,
  list: ProfileList,
  show: ProfileShow,
  rights: { list: 'profiles:read', show: 'profiles:read' },
};
