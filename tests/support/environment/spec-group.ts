import { closeApps } from '../app/test-app.ts';
import { dropTestSchema } from '../database/schema.ts';

/** Runs a spec as a part of a group: it keeps its hooks to itself, and its servers end before the next one begins. */
export function partOfGroup(name: string, load: () => void): void {
  describe(name, () => {
    load();
    afterAll(closeApps);
    afterAll(dropTestSchema);
  });
}
