import { sittingAfter, type Sitting } from './desk.js';
import type { DemoPerson } from './people.js';

export interface PlannedPhoto {
  person: DemoPerson;
  /** Number in the gallery; 0 is the main photo. */
  scene: number;
  at: Date;
  status: 'active' | 'inspection';
  /** When it was approved on the console's desk; null for those that wait, and for those of long ago. */
  approved: Sitting | null;
}

const hour = 3_600_000;
const day = 24 * hour;
const week = 6.5 * day;

/** Photos that wait for their inspection in the console, of a brand: of this day, but for a few that are late. */
const waitingMains = 3;
const waitingExtras = 9;
const waitingLate = 2;
/** How many were looked at within the last days. */
const looked = 24;

/** Everybody's pictures, the main one first. Pure. */
export function planPhotos(people: readonly DemoPerson[], now: Date): PlannedPhoto[] {
  const planned = people.flatMap((person) =>
    Array.from({ length: person.profile.photos }, (_, scene) => ({
      person,
      scene,
      at: takenAt(person, scene),
    })),
  );
  const waiting = new Set(chosenToWait(planned));
  const approved = new Map(
    planned
      .filter((photo) => isLast(photo) && photo.scene > 0 && !waiting.has(photo))
      .flatMap((photo) => {
        const { brand, lastActAt: at } = photo.person;
        const sitting =
          now.getTime() - at.getTime() < week ? sittingAfter('photos', { brand, at, now }) : null;
        return sitting ? [[photo, sitting] as const] : [];
      })
      .slice(0, looked),
  );
  return planned.map((photo) => {
    const sitting = approved.get(photo) ?? null;
    const isOfDesk = waiting.has(photo) || sitting !== null;
    return {
      ...photo,
      // It was added at the last visit.
      at: isOfDesk ? photo.person.lastActAt : photo.at,
      status: waiting.has(photo) ? 'inspection' : 'active',
      approved: sitting,
    };
  });
}

type Taken = Omit<PlannedPhoto, 'status' | 'approved'>;

/** The last picture of somebody whose login nobody uses to look around. */
function isLast({ person: { role, email, index, profile }, scene }: Taken): boolean {
  return role === null && email !== null && index > 0 && scene === profile.photos - 1;
}

/** One in three had their photo checked. Whose login is used to look around has that still before them. */
export function isPhotoChecked({ role, email, index }: DemoPerson): boolean {
  return role === null && email !== null && index % 3 === 1;
}

/** The last pictures of those who were here on this day, and some of the day before: they were added at that visit. */
function chosenToWait(planned: readonly Taken[]): Taken[] {
  const now = Math.max(...planned.map(({ person }) => person.lastActAt.getTime()));
  const last = planned.filter(isLast);
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
