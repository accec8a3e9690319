const room = document.querySelector<HTMLElement>('[data-gallery]');
const wall = room?.querySelector<HTMLElement>('[data-wall]');
const foot = room?.querySelector<HTMLElement>('[data-foot]');
const done = room?.querySelector<HTMLElement>('[data-done]');

if (wall && foot && done) {
  const wantsRest = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (direction: number) =>
    wall.scrollBy({
      left: direction * Math.min(460, wall.clientWidth * 0.8),
      behavior: wantsRest ? 'auto' : 'smooth',
    });
  let isAsked = false;
  const show = () => {
    isAsked = false;
    const way = wall.scrollWidth - wall.clientWidth;
    const share = way > 0 ? Math.min(1, wall.scrollLeft / way) : 1;
    done.style.transform = `scaleX(${Math.max(0.06, share)})`;
  };
  for (const helper of foot.querySelectorAll<HTMLElement>('[hidden]')) helper.hidden = false;
  foot.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    if (button) step(Number(button.dataset['step']));
  });
  wall.addEventListener(
    'scroll',
    () => {
      if (!isAsked) requestAnimationFrame(show);
      isAsked = true;
    },
    { passive: true },
  );
  show();
}
