import { swipeByMouse } from './swipe-by-mouse';

const width = 400;

/** Three pictures in a strip; `shown` is the one scrolled to. */
function makeStrip(scrollLeft: number) {
  document.body.innerHTML = '<ul><li></li><li></li><li></li></ul>';
  const strip = document.querySelector('ul') as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: width });
  strip.scrollLeft = scrollLeft;
  strip.setPointerCapture = () => undefined;
  const shown: number[] = [];
  [...strip.children].forEach((child, index) => {
    child.scrollIntoView = () => shown.push(index);
  });
  const presses = jest.fn();
  strip.addEventListener('click', presses);
  swipeByMouse(strip);
  const pointer = (type: string, clientX: number, pointerType = 'mouse') => {
    const event = new MouseEvent(type, { clientX, buttons: 1, bubbles: true });
    strip.dispatchEvent(Object.assign(event, { pointerType, pointerId: 1 }));
  };
  const drag = (from: number, to: number, by?: string) => {
    pointer('pointerdown', from, by);
    pointer('pointermove', to, by);
    pointer('pointerup', to, by);
    strip.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  return { strip, shown, presses, drag };
}

describe('a mouse that drags pictures', () => {
  it('turns to the next one and to the one before, never past the ends', () => {
    for (const [at, from, to, index] of [
      [0, 300, 200, 1],
      [width, 200, 300, 0],
      [0, 200, 300, 0],
      [2 * width, 300, 200, 2],
    ] as const) {
      const { drag, shown, presses } = makeStrip(at);
      drag(from, to);
      expect(shown).toEqual([index]);
      expect(presses).not.toHaveBeenCalled();
    }
  });

  it('goes back after a short way', () => {
    const { drag, shown } = makeStrip(width);
    drag(300, 280);
    expect(shown).toEqual([1]);
  });

  it('that hardly moves presses', () => {
    const { drag, shown, presses } = makeStrip(0);
    drag(300, 298);
    expect(shown).toEqual([]);
    expect(presses).toHaveBeenCalledTimes(1);
  });

  it('leaves fingers alone, who scroll by themselves', () => {
    const { drag, shown, presses } = makeStrip(0);
    drag(300, 100, 'touch');
    expect(shown).toEqual([]);
    expect(presses).toHaveBeenCalledTimes(1);
  });
});
