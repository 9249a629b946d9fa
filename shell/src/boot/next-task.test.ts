import { nextTask } from './next-task';

it('continues after tasks that are already queued', async () => {
  const seen: string[] = [];
  setTimeout(() => seen.push('press'));
  await nextTask();
  expect(seen).toEqual(['press']);
});

it('uses `scheduler.yield` where it exists', async () => {
  const answer = Promise.resolve();
  Object.assign(globalThis, { scheduler: { yield: () => answer } });
  expect(nextTask()).toBe(answer);
  Reflect.deleteProperty(globalThis, 'scheduler');
  await answer;
});
