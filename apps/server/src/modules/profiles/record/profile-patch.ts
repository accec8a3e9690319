import type { Position } from '../location/distance-rules.js';
import type { ProfileEntity } from './profile.entity.js';

/** What a member may change of their profile; absent fields stay. */
export type ProfilePatch = Partial<
  Pick<
    ProfileEntity,
    | 'name'
    | 'dateOfBirth'
    | 'gender'
    | 'country'
    | 'region'
    | 'city'
    | 'placeId'
    | 'sexuality'
    | 'interests'
    | 'seeking'
    | 'reasonForSignup'
    | 'relationshipStatus'
    | 'hairColor'
    | 'eyeColor'
    | 'bodyType'
    | 'tattoos'
    | 'aboutMe'
  > & {
    /** The centre of the city that `placeId` names; given together with it. */
    position: Position | null;
  }
>;
