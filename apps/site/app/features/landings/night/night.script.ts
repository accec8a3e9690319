/** How long the brand takes to answer; no delay with reduced motion. */
const pauseMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700;

const page = document.querySelector<HTMLElement>('[data-night]');

if (page) {
  const clock = page.querySelector('[data-clock]');
  // With its day it is a time of day: alone, 00:59 in large figures would read as a countdown.
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const tick = () => {
    if (clock) clock.textContent = format.format(new Date());
  };
  tick();
  setInterval(tick, 5_000);

  const show = (selector: string) => {
    const element = page.querySelector<HTMLElement>(selector);
    if (element) element.hidden = false;
    return element;
  };
  page.querySelector('[data-answers]')?.addEventListener('click', ({ target, currentTarget }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (!button || !(currentTarget instanceof HTMLElement)) return;
    const mine = show('[data-mine]');
    if (mine) mine.textContent = button.textContent;
    currentTarget.remove();
    page.dataset['lights'] = '';
    setTimeout(() => show(`[data-reply='${button.dataset['answer']}']`), pauseMs);
    setTimeout(() => show('[data-last]'), pauseMs * 3);
  });
}
