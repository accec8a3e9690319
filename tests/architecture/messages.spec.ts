import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import '../../apps/server/src/app.module.ts';
import { definedChannels } from '../../apps/server/src/kernel/broadcast/broadcast.ts';
import { definedJobs } from '../../apps/server/src/kernel/outbox/job.ts';
import { root } from '../../scripts/root.ts';

const golden = path.join(root, 'tests/architecture/messages.golden.json');

/**
 * What processes of two releases tell each other while both serve. `npm run check -- messages` holds it to the last release.
 * `UPDATE_GOLDEN=1` rewrites it: then read what changed.
 */
it('has each job and channel with the shape of what it carries', () => {
  const shape = (type: z.ZodType) => {
    const { $schema: _, ...rest } = z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' });
    return rest;
  };
  const shapes = [
    ...definedChannels().map(({ name, message }) => [`channel ${name}`, shape(message)] as const),
    ...definedJobs().map(({ name, payload }) => [`job ${name}`, shape(payload)] as const),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  const written = `${JSON.stringify(Object.fromEntries(shapes), undefined, 2)}\n`;
  if (process.env['UPDATE_GOLDEN'] === '1') fs.writeFileSync(golden, written);
  expect(JSON.parse(written)).toEqual(JSON.parse(fs.readFileSync(golden, 'utf8')));
});
