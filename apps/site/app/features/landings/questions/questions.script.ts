const page = document.querySelector<HTMLElement>('[data-questions]');
const form = page?.querySelector('form');
const end = page?.querySelector<HTMLElement>('[data-end]');
/** Long enough to see the choice. */
const glanceMs = 320;

if (page && form && end) {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-question]')];
  const told = end.querySelector('[data-told]');
  const again = end.querySelector<HTMLElement>('[data-again]');
  let at = 0;

  const show = (next: number) => {
    at = next;
    page.dataset['at'] = String(at);
    for (const [index, step] of steps.entries()) step.hidden = index !== at;
    form.hidden = at >= steps.length;
    end.hidden = at < steps.length;
  };
  const summarize = () => {
    const chosen = form.querySelectorAll('input:checked');
    told?.replaceChildren(
      ...[...chosen].map((input) => {
        const item = document.createElement('li');
        const label = input.closest('label')?.cloneNode(true) as HTMLElement | undefined;
        label?.querySelector('input')?.remove();
        item.append(...(label?.childNodes ?? []));
        return item;
      }),
    );
  };
  const go = (next: number) => {
    if (next >= steps.length) summarize();
    show(next);
    const first = steps[next]?.querySelector<HTMLElement>('input') ?? end.querySelector('h2');
    first?.focus({ preventScroll: true });
    page.scrollIntoView({ block: 'start' });
  };

  show(0);
  if (again) again.hidden = false;
  // A press chooses and continues; arrow keys only choose, and Enter continues.
  form.addEventListener('click', ({ target, detail }) => {
    if (target instanceof HTMLInputElement && (detail > 0 || target.closest('label')?.matches(':active')))
      setTimeout(go, glanceMs, at + 1);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (steps[at]?.querySelector('input:checked')) go(at + 1);
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    form.requestSubmit();
  });
  again?.addEventListener('click', () => {
    form.reset();
    go(0);
  });
}
