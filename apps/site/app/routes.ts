import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
// Relative on purpose: this file is read by React Router's own tool, which knows nothing of vite.config.ts.
import { pathTable, type RouteName } from '../../../packages/contract/src/path-table';
import { layoutNames, pages, type LayoutName } from './pages';

/** Each page once, by its name and under the table's path: what its address is in a language, `server/` puts in. */
function routesIn(layoutName: LayoutName): RouteConfigEntry[] {
  return (Object.keys(pages) as RouteName[]).flatMap((name) => {
    const [pageLayout, file] = pages[name] ?? [];
    if (pageLayout !== layoutName || !file) return [];
    const pattern = pathTable[name].slice(1);
    const options = { id: name };
    return [pattern === '' ? index(`routes/${file}`, options) : route(pattern, `routes/${file}`, options)];
  });
}

export default [
  ...layoutNames.flatMap((name) => {
    const children = routesIn(name);
    return children.length === 0
      ? []
      : [
          layout(`routes/layouts/${name}.tsx`, [
            layout('routes/layouts/failed-inside.tsx', { id: `failed inside ${name}` }, children),
          ]),
        ];
  }),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
