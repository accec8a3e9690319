import { choiceOf, dragCards } from './drag-card';

const width = 300;

function makeCard(isTaken = true) {
  document.body.innerHTML = '<section><article></article></section>';
  const table = document.querySelector('section') as HTMLElement;
  const card = document.querySelector('article') as HTMLElement;
  Object.defineProperty(card, 'offsetWidth', { value: width });
  table.setPointerCapture = () => undefined;
  const choices: string[] = [];
  const presses = jest.fn();
  card.addEventListener('click', presses);
  const stop = dragCards(
    table,
    () => card,
    (choice) => {
      choices.push(choice);
      return isTaken;
    },
  );
  const pointer = (type: string, clientX: number, at: number) => {
    const event = new MouseEvent(type, { clientX, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    card.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true }));
  };
  const drag = (to: number, end = 'pointerup') => {
    pointer('pointerdown', 0, 0);
    pointer('pointermove', to / 2, 100);
    pointer('pointermove', to, 400);
    const during = card.style.transform;
    pointer(end, to, 800);
    card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return during;
  };
  return { card, choices, presses, drag, stop };
}

describe('a card that is dragged', () => {
  it('follows, leans, and is decided about when it is let go far out', () => {
    for (const [to, choice] of [
      [150, 'like'],
      [-150, 'pass'],
    ] as const) {
      const { choices, presses, drag } = makeCard();
      expect(drag(to)).toMatch(
        new RegExp(`^translate3d\\(${to}px, 0px, 0(px)?\\) rotate\\(${to > 0 ? '' : '-'}7deg\\)$`),
      );
      expect(choices).toEqual([choice]);
      expect(presses).not.toHaveBeenCalled();
    }
  });

  it('falls back from near, and when the browser takes the finger away', () => {
    for (const [to, end] of [
      [40, 'pointerup'],
      [200, 'pointercancel'],
    ] as const) {
      const { card, choices, drag } = makeCard();
      drag(to, end);
      expect(choices).toEqual([]);
      expect(card.style.transform).toBe('');
      expect(card.dataset['dragged']).toBeUndefined();
    }
  });

  it('falls back when the choice is not taken', () => {
    const { card, choices, drag } = makeCard(false);
    drag(150);
    expect([choices, card.style.transform]).toEqual([['like'], '']);
  });

  it('is pressed when it hardly moves, and not dragged once it is let go for good', () => {
    const { choices, presses, drag, stop } = makeCard();
    drag(3);
    expect(presses).toHaveBeenCalledTimes(1);
    stop();
    drag(200);
    expect(choices).toEqual([]);
  });

  it('is decided about by a flick in the direction in which it lies', () => {
    expect(choiceOf(40, width, 0.8)).toBe('like');
    expect(choiceOf(-40, width, -0.8)).toBe('pass');
    expect(choiceOf(40, width, -0.8)).toBeNull();
    expect(choiceOf(10, width, 2)).toBeNull();
    expect(choiceOf(97, width, 0)).toBe('like');
  });
});
