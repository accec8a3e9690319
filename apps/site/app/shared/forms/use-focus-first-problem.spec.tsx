import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFocusFirstProblem } from './use-focus-first-problem';

/** A form whose second field a server refuses. */
function Refused() {
  const [refused, setRefused] = useState(false);
  const focusFirstProblem = useFocusFirstProblem();
  const send = async () => {
    await Promise.resolve();
    setRefused(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void send().then(() => focusFirstProblem(form));
      }}
    >
      <input aria-label="first" />
      <input aria-label="second" aria-invalid={refused || undefined} />
      <button type="submit">send</button>
    </form>
  );
}

test('the refused field takes the focus each time, also where frames come faster than renders', async () => {
  window.requestAnimationFrame = (callback) => {
    callback(0);
    return 0;
  };
  render(<Refused />);
  for (let times = 1; times <= 2; times++) {
    fireEvent.click(screen.getByText('send'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('second')));
    screen.getByLabelText('first').focus();
  }
});
