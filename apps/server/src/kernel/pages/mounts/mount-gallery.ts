import type { FastifyInstance } from 'fastify';
import { problem } from '../../ground/problem.js';
import { sendProblem } from '../../http/problem-filter.js';
import type { PageRenderer } from '../render/page-renderer.js';

export interface GalleryParts {
  renderer: PageRenderer;
  looks: {
    has(theme: string): boolean;
    of(wearing: { theme: string }): { stylesheet: string };
    /** @param name `<hash>.css` */
    stylesheet(name: string, wearing: { theme: string }): string | undefined;
  };
}

/** The media query of a theme's stylesheet for dark mode. */
const atNight = '(prefers-color-scheme:dark)';

/**
 * `/dev/gallery` shows every component of the site, `?theme=` in another theme than the brand's, `?mode=light` or
 * `dark` whatever the system prefers. Mounted outside production only.
 */
export function mountGallery(fastify: FastifyInstance, { renderer, looks }: GalleryParts): void {
  fastify.get('/dev/gallery', async (request, reply) => {
    const { tenant, call } = request;
    if (!tenant) return sendProblem(reply, problem('not_found'));
    const query = new URL(request.url, 'http://gallery').searchParams;
    const asked = query.get('theme') ?? '';
    const theme = looks.has(asked) ? asked : tenant.settings.theme;
    const mode = query.get('mode');
    const stylesheet =
      mode === 'light' || mode === 'dark'
        ? `/dev/gallery/${theme}-${mode}.css`
        : looks.of({ theme }).stylesheet;
    const search = `?${query.toString()}`;
    const page = await renderer.renderGallery({ tenant, call, theme, stylesheet, search });
    return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.body);
  });

  fastify.get<{ Params: { file: string } }>('/dev/gallery/:file', (request, reply) => {
    const [, theme = '', mode = ''] = /^([a-z0-9-]+)-(light|dark)\.css$/.exec(request.params.file) ?? [];
    const css = looks.has(theme)
      ? looks.stylesheet(looks.of({ theme }).stylesheet.replace('/theme/', ''), { theme })
      : undefined;
    if (css === undefined) return sendProblem(reply, problem('not_found'));
    const fixed = css
      .replace('color-scheme:light dark', `color-scheme:${mode}`)
      .replace(atNight, mode === 'dark' ? 'all' : 'not all');
    return reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fixed);
  });
}
