import type { Verification } from '@kindling/contract/safety/calls/verification';
import {
  moderatorRefusals,
  verificationPoses,
  type VerificationPose,
  type VerificationRefusal,
} from '@kindling/contract/safety/verification';
import type { Portrait } from '../../profiles/profiles.api.js';
import type { VerificationRow } from './verification.repository.js';

/** A member's state, as it is shown to them. */
export function standingOf(row: VerificationRow | undefined, portrait: Portrait, now: Date): Verification {
  if (portrait.isVerified) return { state: 'verified' };
  const ready = portrait.photoId !== null;
  if (row?.state === 'waiting' && row.sentAt) return { state: 'waiting', sent_at: row.sentAt.toISOString() };
  if (row?.state === 'refused' && row.refusedAt && row.refusal)
    return { state: 'refused', reason: row.refusal, refused_at: row.refusedAt.toISOString(), ready };
  if (row && ready && isPoseHeld(row, now))
    return { state: 'started', pose: row.pose, expires_at: row.expiresAt.toISOString() };
  return { state: 'none', ready };
}

/** Whether a picture may still be sent in the pose that was named. */
export function isPoseHeld(row: Pick<VerificationRow, 'state' | 'expiresAt'>, now: Date): boolean {
  return row.state === 'started' && row.expiresAt > now;
}

/** The pose of a random byte. There are eight, so each is as likely. */
export function poseOf(byte: number): VerificationPose {
  const pose = verificationPoses[byte % verificationPoses.length];
  if (pose === undefined) throw new RangeError(`${byte} is no byte`);
  return pose;
}

/** The reason of a refusal by the moderator's ground; undefined for an invalid one. */
export function refusalOf(ground: string | null): VerificationRefusal | undefined {
  return ground === null ? 'unclear' : moderatorRefusals.find((one) => one === ground);
}
