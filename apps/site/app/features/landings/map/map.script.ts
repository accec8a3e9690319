const page = document.querySelector<HTMLElement>('[data-map]');
const svg = page?.querySelector<SVGSVGElement>('svg[role="img"]');
const ground = page?.querySelector<SVGGElement>('[data-ground]');
/** Zoom on a chosen region. */
const near = 1.9;

if (page && svg && ground) {
  const buttons = [...page.querySelectorAll<HTMLElement>('[data-region]')];
  const glows = [...page.querySelectorAll<SVGGElement>('[data-glow]')];
  const choose = (region: string | undefined) => {
    const chosen = buttons.find((button) => button.dataset['region'] === region);
    const isOff = chosen?.ariaPressed === 'true' || !chosen;
    for (const button of buttons) button.ariaPressed = String(!isOff && button === chosen);
    for (const glow of glows) glow.toggleAttribute('data-on', !isOff && glow.dataset['glow'] === region);
    const glow = isOff ? undefined : glows.find(({ dataset }) => dataset['glow'] === region);
    page.toggleAttribute('data-near', glow !== undefined);
    if (!glow) {
      ground.style.transform = '';
      return;
    }
    const { x, y, width, height } = svg.viewBox.baseVal;
    const [atX, atY] = [Number(glow.dataset['x']), Number(glow.dataset['y'])];
    const [moveX, moveY] = [x + width / 2 - atX * near, y + height / 2 - atY * near];
    ground.style.transform = `translate(${moveX}px, ${moveY}px) scale(${near})`;
  };
  page.addEventListener('click', ({ target }) => {
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>('[data-region], [data-glow]') : null;
    if (pressed) choose(pressed.dataset['region'] ?? pressed.dataset['glow']);
  });
}
