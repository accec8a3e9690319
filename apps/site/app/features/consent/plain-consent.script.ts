import { choiceIn } from './cookies/choice-in';
import { removeForeignCookies } from './cookies/foreign-cookies';
import { hearOtherTabs, tellOtherTabs } from './cookies/other-tabs';

const bar = document.querySelector<HTMLElement>('[data-consent]');

/** Runs what the page names. */
function start({ tag, recorder, recorderSite }: DOMStringMap): void {
  if (tag !== undefined) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    frame.hidden = true;
    frame.src = tag;
    document.body.append(frame);
  }
  if (recorder !== undefined) {
    // The visitor's origin, and a partner's part of the address, are not for others.
    history.replaceState(history.state, '', location.pathname);
    Object.defineProperty(document, 'referrer', { value: '' });
    const script = document.createElement('script');
    script.src = recorder;
    script.referrerPolicy = 'no-referrer';
    if (recorderSite !== undefined) script.dataset['site'] = recorderSite;
    document.head.append(script);
  }
}

async function choose(chosenIn: HTMLElement, choice: string): Promise<void> {
  const { consent = '', method = 'POST' } = chosenIn.dataset;
  try {
    const { ok } = await fetch(consent, {
      method,
      headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
      body: JSON.stringify({ choice }),
    });
    if (!ok) return;
    chosenIn.hidden = true;
    tellOtherTabs();
    if (choice === 'all') start(chosenIn.dataset);
  } catch {
    // No connection: the bar stays, and another press tries again.
  }
}

const choice = choiceIn(document.cookie);

if (bar) {
  const { asks, tag, recorder } = bar.dataset;
  if (choice === 'ask' || (choice === null && asks !== undefined)) {
    bar.hidden = false;
    bar.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
      if (pressed?.dataset['choice']) void choose(bar, pressed.dataset['choice']);
    });
  }
  if (tag !== undefined || recorder !== undefined) {
    // Scripts that run in a page end only with the page.
    hearOtherTabs(() => location.reload());
    if (choice === 'all') start(bar.dataset);
    if (choice === 'necessary' && recorder !== undefined) removeForeignCookies(document);
  }
}
