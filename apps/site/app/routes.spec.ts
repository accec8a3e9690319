import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { pageNames } from '@kindling/contract/pages';
import routes from './routes';

const leavesOf = (route: RouteConfigEntry): RouteConfigEntry[] =>
  route.children ? route.children.flatMap(leavesOf) : [route];
const leaves = routes.flatMap(leavesOf);

describe('the routes', () => {
  it('are each page once, by its name, with a file that exists', () => {
    expect(leaves.map(({ id }) => id).sort()).toEqual([...pageNames, 'gallery', 'not-found'].sort());
    for (const { file } of leaves) expect(fs.existsSync(path.join(__dirname, file))).toBe(true);
  });

  it('have no gallery where they are built for production', async () => {
    const { NODE_ENV: before } = process.env;
    process.env['NODE_ENV'] = 'production';
    try {
      await jest.isolateModulesAsync(async () => {
        const { default: built } = await import('./routes');
        const ids = built.flatMap(leavesOf).map(({ id }) => id);
        expect(ids.sort()).toEqual([...pageNames, 'not-found'].sort());
      });
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});
