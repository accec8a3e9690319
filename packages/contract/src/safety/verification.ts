/** Poses that prove the member is the person on their main photo; the site draws each and describes it in words. */

export const verificationPoses = [
  'hand_on_head',
  'hand_on_cheek',
  'hand_over_ear',
  'thumb_beside_face',
  'two_fingers_beside_face',
  'three_fingers_beside_face',
  'palm_beside_face',
  'finger_on_chin',
] as const;
export type VerificationPose = (typeof verificationPoses)[number];

/** How long a pose is valid: long enough to take a picture, too short to have one made. */
export const poseMinutes = 15;

/** Why a moderator refuses a picture; `unclear` by default. */
export const moderatorRefusals = ['pose', 'person', 'unclear'] as const;
export type ModeratorRefusal = (typeof moderatorRefusals)[number];

/** Why a picture was refused or not compared; `gone`: the main photo changed before the comparison. */
export const verificationRefusals = [...moderatorRefusals, 'gone'] as const;
export type VerificationRefusal = (typeof verificationRefusals)[number];
