import { consentAsked, consentCookie } from '@kindling/contract/cookie-consent';

const bar = document.querySelector<HTMLElement>('[data-consent]');

async function choose(chosenIn: HTMLElement, choice: string): Promise<void> {
  const { consent = '', method = 'POST' } = chosenIn.dataset;
  try {
    const { ok } = await fetch(consent, {
      method,
      headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
      body: JSON.stringify({ choice }),
    });
    if (ok) chosenIn.hidden = true;
  } catch {
    // Nothing was reached: the bar stays, and another press tries again.
  }
}

if (bar && document.cookie.split('; ').includes(`${consentCookie}=${consentAsked}`)) {
  bar.hidden = false;
  bar.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    if (pressed?.dataset['choice']) void choose(bar, pressed.dataset['choice']);
  });
}
