import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
// Relative on purpose: this file is read by React Router's own tool, which knows nothing of vite.config.ts.
import { layouts, pageNames, pages, type Layout } from '../../../packages/contract/src/pages';

/** Each page once, by its name and the table's path; `server/` replaces it by the address in a language. */
function routesIn(layoutName: Layout): RouteConfigEntry[] {
  return pageNames
    .filter((name) => pages[name].layout === layoutName)
    .map((name) => {
      const pattern = pages[name].path.slice(1);
      const file = `routes/${layoutName}/${name}.tsx`;
      return pattern === '' ? index(file, { id: name }) : route(pattern, file, { id: name });
    });
}

/** The gallery of components, for development. Production builds contain neither a route to it nor any of its code. */
const development =
  process.env['NODE_ENV'] === 'production' && process.env['KINDLING_GALLERY'] !== '1'
    ? []
    : [route('dev/gallery', 'routes/dev/gallery.tsx', { id: 'gallery' })];

export default [
  ...layouts.flatMap((name) => {
    const children = routesIn(name);
    return children.length === 0
      ? []
      : [
          layout(`routes/layouts/${name}.tsx`, [
            layout('routes/layouts/failed-inside.tsx', { id: `failed inside ${name}` }, children),
          ]),
        ];
  }),
  ...development,
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
