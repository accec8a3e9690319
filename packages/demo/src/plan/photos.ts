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

/** Photos that wait for their inspection in the console, of a brand: of this day, but for a few that are late. */
const waitingMains = 3;
const waitingExtras = 9;
const waitingLate = 2;

/** Everybody's pictures, the main one first. Pure. */
export function planPhotos(people: readonly DemoPerson[]): PlannedPhoto[] {
  const planned = people.flatMap((person) =>
    Array.from({ length: person.profile.photos }, (_, scene) => ({
      person,
      scene,
      at: takenAt(person, scene),
    })),
  );
  const waiting = new Set(chosenToWait(planned));
  return planned.map((photo) =>
    waiting.has(photo)
      ? { ...photo, at: photo.person.lastActAt, status: 'inspection' }
      : { ...photo, status: 'active' },
  );
}

/** One in three had their photo checked. Whose login is used to look around has that still before them. */
export function isPhotoChecked({ role, email, index }: DemoPerson): boolean {
  return role === null && email !== null && index % 3 === 1;
}

type Taken = Omit<PlannedPhoto, 'status'>;

/** The last pictures of those who were here on this day, and some of the day before: they were added at that visit. */
function chosenToWait(planned: readonly Taken[]): Taken[] {
  const now = Math.max(...planned.map(({ person }) => person.lastActAt.getTime()));
  const last = planned.filter(
    ({ person, scene }) =>
      person.role === null &&
      person.email !== null &&
      person.index > 0 &&
      scene === person.profile.photos - 1,
  );
  const within = (from: number, until: number) =>
    last.filter(({ person: { lastActAt } }) => {
      const ago = now - lastActAt.getTime();
      return ago >= from && ago < until;
    });
  const today = within(hour / 2, 22 * hour);
  return [
    ...today.filter(({ scene }) => scene === 0).slice(0, waitingMains),
    ...today.filter(({ scene }) => scene > 0).slice(0, waitingExtras),
    ...within(25 * hour, 3 * day)
      .filter(({ scene }) => scene > 0)
      .slice(0, waitingLate),
  ];
}

/** The first with the profile, the others now and then, as long as somebody was there to add them. */
function takenAt({ createdAt, lastActAt, email }: DemoPerson, scene: number): Date {
  if (email === null) return createdAt;
  return new Date(Math.min(createdAt.getTime() + 2 * hour + scene * 11 * day, lastActAt.getTime()));
}
