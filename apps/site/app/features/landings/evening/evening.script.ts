/** How long a scene is shown. */
const sceneMs = 4_200;

const page = document.querySelector<HTMLElement>('[data-evening]');

if (page) {
  const scenes = [...page.querySelectorAll<HTMLElement>('[data-scene]')];
  const marks = [...page.querySelectorAll<HTMLElement>('[data-mark]')];
  const controls = page.querySelector<HTMLElement>('[data-controls]');
  const hold = page.querySelector<HTMLElement>('[data-hold]');
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;

  const show = (next: number) => {
    at = (next + scenes.length) % scenes.length;
    for (const [index, scene] of scenes.entries()) {
      scene.dataset['scene'] = index === at ? 'now' : index < at ? 'past' : 'next';
      scene.ariaHidden = String(index !== at);
    }
    for (const [index, mark] of marks.entries())
      mark.dataset['mark'] = index === at ? 'now' : index < at ? 'past' : '';
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    page.dataset['playing'] = String(isPlaying);
    hold?.setAttribute('aria-label', (isPlaying ? hold.dataset['holdText'] : hold.dataset['playText']) ?? '');
    if (isPlaying) timer = setTimeout(() => show(at + 1), sceneMs);
  };

  if (controls) controls.hidden = false;
  controls?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === hold) {
      isPlaying = !isPlaying;
      wait();
    } else if (button?.dataset['go']) {
      isPlaying = false;
      show(at + Number(button.dataset['go']));
    }
  });
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) wait();
  });
  show(0);
}
