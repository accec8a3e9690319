import type { SiteAnswer } from '@kindling/contract/site-request';

/**
 * Keeps the place in a page while its look is tried: the console opens each try as a page of its own. It runs in the page as
 * it stands here, before the site's own scripts.
 */
const keepPlace = `(()=>{
try{
const key='preview-place:'+location.pathname,place=Number(sessionStorage.getItem(key));
if(place)addEventListener('load',()=>scrollTo({top:place,behavior:'instant'}));
addEventListener('scroll',()=>sessionStorage.setItem(key,String(Math.round(scrollY))),{passive:true});
}catch{}
})()`;

/**
 * A page as a preview shows it.
 *
 * @param nonce of its inline scripts
 * @param mode light or dark whatever the reader's system prefers; its stylesheet is requested for that mode
 */
export function asPreview(
  { headers, body, status }: SiteAnswer,
  nonce: string,
  mode: 'light' | 'dark' | undefined,
): SiteAnswer {
  const page = body.toString().replace('</head>', `<script nonce="${nonce}">${keepPlace}</script></head>`);
  const html = mode
    ? page
        .replaceAll('media="(prefers-color-scheme: dark)"', `media="${mode === 'dark' ? 'all' : 'not all'}"`)
        .replace('content="light dark"', `content="${mode}"`)
    : page;
  return { headers, status, body: Buffer.from(html) };
}
