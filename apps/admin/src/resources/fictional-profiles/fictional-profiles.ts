import type { ResourceDescriptor } from '../../shared/session/resource';
import { FictionalProfileCreate } from './Create';
import { FictionalProfileEdit } from './Edit';
import { t } from '../../shared/words/texts';

const right = 'profiles:write';

/** Profiles invented by staff. They are listed among the profiles. */
export const fictionalProfiles: ResourceDescriptor = {
  name: 'fictional-profiles',
  group: 'people',
  recordRepresentation: t('Fictional profile'),
  create: FictionalProfileCreate,
  edit: FictionalProfileEdit,
  rights: { create: right, edit: right },
};
