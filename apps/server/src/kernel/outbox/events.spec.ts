import 'reflect-metadata';
import { defineEvent, Events, OnEvent, type EventOrder } from './events.js';

const opened = defineEvent<string[]>('test.opened');

class First {
  @OnEvent(opened)
  async take(heard: string[]): Promise<void> {
    await Promise.resolve();
    heard.push('first');
  }
}

class Second {
  @OnEvent(opened)
  take(heard: string[]): Promise<void> {
    heard.push('second');
    return Promise.resolve();
  }
}

class Nobody {}

/** The events of a server whose providers were found in the other order. */
function started(order: EventOrder): Events {
  const providers = [new Second(), new First(), new Nobody()].map((instance) => ({ instance }));
  const events = new Events({ getProviders: () => providers as never }, { requireTransaction() {} }, order);
  events.onApplicationBootstrap();
  return events;
}

describe('the listeners of an event', () => {
  it.each([
    [
      ['first', 'second'],
      [First, Second],
    ],
    [
      ['second', 'first'],
      [Second, First],
    ],
  ])('run in the declared order: %p', async (expected, listeners) => {
    const heard: string[] = [];
    await started([[opened, listeners]]).emit(opened, heard);
    expect(heard).toEqual(expected);
  });

  it('keep the server from starting when one has no place', () => {
    expect(() => started([[opened, [First]]])).toThrow('Second listens to test.opened at no place');
    expect(() => started([])).toThrow('at no place');
  });

  it.each([[[First, Second, Nobody]], [[First, Second, First]]])(
    'keep the server from starting when one is declared that is none, or twice',
    (listeners) => {
      expect(() => started([[opened, listeners]])).toThrow('is declared to listen to test.opened');
    },
  );

  it('have one order only', () => {
    const order = [opened, [First, Second]] as const;
    expect(() => started([order, order])).toThrow('declared twice');
  });
});
