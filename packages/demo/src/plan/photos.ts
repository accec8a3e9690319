import type { DemoPerson } from './people.js';

export interface PlannedPhoto {
  person: DemoPerson;
  /** Number in the gallery; 0 is the main photo. */
  scene: number;
  at: Date;
  status: 'active' | 'inspection';
}

const hour = 3_600_000;
const day = 24 * hour;

/** Photos that wait for their inspection in the console, of a brand. */
const waitingMains = 3;
const waitingExtras = 12;

/** Everybody's pictures, the main one first. Pure. */
export function planPhotos(people: readonly DemoPerson[]): PlannedPhoto[] {
  const planned = people.flatMap((person) =>
    Array.from({ length: person.profile.photos }, (_, scene) => ({
      person,
      scene,
      at: takenAt(person, scene),
    })),
  );
  const canWait = planned.filter(({ person }) => person.role === null && person.email !== null);
  const waiting = new Set([
    ...canWait.filter(({ scene }) => scene === 0).slice(-waitingMains),
    ...canWait.filter(({ scene, person }) => scene > 0 && person.index > 0).slice(0, waitingExtras),
  ]);
  return planned.map((photo) => ({ ...photo, status: waiting.has(photo) ? 'inspection' : 'active' }));
}

/** The first with the profile, the others now and then, as long as somebody was there to add them. */
function takenAt({ createdAt, lastActAt, email }: DemoPerson, scene: number): Date {
  if (email === null) return createdAt;
  return new Date(Math.min(createdAt.getTime() + 2 * hour + scene * 11 * day, lastActAt.getTime()));
}
