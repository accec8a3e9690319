import type { BrowserContext } from '@playwright/test';

/**
 * Has every page of the brands' sites translated as Chrome does it: each text, and each that appears later, is replaced by elements of
 * the browser's own. The words stay as they are, so whatever is looked for by its words is found. Not the console's: the
 * library that its controls are made of has texts beside what comes and goes.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: translator });
}

// As text: it runs in the page, where these tests have no types.
const translator = `
  const untouched = 'head, script, style, textarea, option, svg, noscript, font';
  const translate = () => {
    const root = document.documentElement;
    if (location.hostname === 'console.localhost') return;
    if (!root?.matches(':is([data-alive], :not([data-texts]))')) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement.closest(untouched)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  new MutationObserver(translate).observe(document, {
    attributes: true,
    attributeFilter: ['data-alive'],
    characterData: true,
    childList: true,
    subtree: true,
  });
`;
