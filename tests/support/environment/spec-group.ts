import '../app/new-brands.ts';
import { closeApps } from '../app/test-app.ts';
import { dropTestSchema } from '../database/schema.ts';

// Loaded first: what ends the shared server belongs to the file, not to the part that asks for it first.

/** Runs a spec as a part of a group: it keeps its hooks to itself, and its own servers end before the next one begins. */
export function partOfGroup(name: string, load: () => void): void {
  describe(name, () => {
    load();
    afterAll(closeApps);
    afterAll(dropTestSchema);
  });
}
