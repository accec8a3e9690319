import { whenIdle } from './when-idle';

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('whenIdle', () => {
  afterEach(() => document.body.replaceChildren());

  it('runs once where nothing is interrupted', async () => {
    const run = jest.fn();
    whenIdle(run);
    await tick();
    document.body.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await tick();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits until the member has left the field', async () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    field?.focus();
    const run = jest.fn();
    whenIdle(run);
    await tick();
    expect(run).not.toHaveBeenCalled();
    field?.blur();
    await tick();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits until another window is closed', async () => {
    document.body.innerHTML = '<dialog open></dialog>';
    const dialog = document.querySelector('dialog');
    const run = jest.fn();
    whenIdle(run);
    await tick();
    expect(run).not.toHaveBeenCalled();
    dialog?.removeAttribute('open');
    dialog?.dispatchEvent(new Event('close'));
    await tick();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('gives up when told', async () => {
    const run = jest.fn();
    whenIdle(run)();
    await tick();
    expect(run).not.toHaveBeenCalled();
  });
});
