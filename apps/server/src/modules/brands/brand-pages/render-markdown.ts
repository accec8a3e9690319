import { micromark } from 'micromark';

/** A page's text as HTML, part by part. */
export interface RenderedText {
  /** The text above the first heading. */
  intro: string;
  sections: { id: string; title: string; html: string }[];
}

/** Pictures would come from other hosts (trust 14), and HTML is not allowed. */
const options = { extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }] };

const opening = /<h([1-6])>/g;
const link = /<a href="([^"]*)"/g;

/**
 * Markdown as HTML that holds no picture, no script and no link but to http(s), mail and paths of the site itself. Its
 * largest heading is a second one, whatever its writer began with: the first is the page's title.
 */
export function renderMarkdown(text: string): RenderedText {
  const html = withinTitle(micromark(text, options)).replace(link, (_whole, address: string) =>
    isOutside(address)
      ? `<a href="${address}" rel="nofollow noopener"`
      : `<a href="${isAllowedAddress(address) ? address : '#'}"`,
  );
  const [intro = '', ...parts] = html.split('<h2>');
  const ids = new Set<string>();
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split('</h2>');
    const title = plainText(heading);
    return { id: anchorOf(title, ids), title, html: rest.join('</h2>').trim() };
  });
  return { intro: intro.trim(), sections };
}

/** Addresses of a text's links, as they were written; also those that are not allowed. */
export function linksOf(text: string): string[] {
  const html = micromark(text, { ...options, allowDangerousProtocol: true });
  return [...html.matchAll(link)].map(([, address = '']) => plainText(address));
}

/** Whether a text tries to show a picture. */
export function hasPicture(text: string): boolean {
  return micromark(text).includes('<img ');
}

/** Other sites, mail, paths of this one and anchors within the page. */
export function isAllowedAddress(address: string): boolean {
  return (
    isOutside(address) ||
    /^mailto:[^\s]+$/i.test(address) ||
    /^\/(?![/\\])/.test(address) ||
    address.startsWith('#')
  );
}

function isOutside(address: string): boolean {
  return /^https?:\/\/[^/\s]+/i.test(address);
}

/** Moves all headings by as many levels as make the largest a second one. */
function withinTitle(html: string): string {
  const levels = [...html.matchAll(opening)].map(([, level]) => Number(level));
  const moved = 2 - Math.min(...levels, 6);
  return html.replace(/<(\/?)h([1-6])>/g, (_whole, slash: string, level: string) => {
    const now = Math.max(2, Math.min(6, Number(level) + moved));
    return `<${slash}h${now}>`;
  });
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** HTML without its marks. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** The fragment of an address that leads to a heading; each once. */
function anchorOf(title: string, known: Set<string>): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const base = /^[a-z]/.test(plain) ? plain : `part-${plain}`.replace(/-$/, '');
  let id = base;
  for (let count = 2; known.has(id); count++) id = `${base}-${count}`;
  known.add(id);
  return id;
}
