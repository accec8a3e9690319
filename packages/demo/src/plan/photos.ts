import type { DemoPerson } from './people.js';

export interface PlannedPhoto {
  person: DemoPerson;
  /** Number in the gallery; 0 is the main photo. */
  scene: number;
  status: 'active' | 'inspection';
}

/** Photos that wait for their inspection in the console, of a brand. */
const waitingMains = 3;
const waitingExtras = 12;

/** Everybody's pictures, the main one first. Pure. */
export function planPhotos(people: readonly DemoPerson[]): PlannedPhoto[] {
  const planned = people.flatMap((person) =>
    Array.from({ length: person.profile.photos }, (_, scene) => ({ person, scene })),
  );
  const canWait = planned.filter(({ person }) => person.role === null && person.email !== null);
  const waiting = new Set([
    ...canWait.filter(({ scene }) => scene === 0).slice(-waitingMains),
    ...canWait.filter(({ scene, person }) => scene > 0 && person.index > 0).slice(0, waitingExtras),
  ]);
  return planned.map((photo) => ({ ...photo, status: waiting.has(photo) ? 'inspection' : 'active' }));
}
