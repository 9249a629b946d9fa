import { nextTask } from './next-task';

it('goes on after what the browser had to do already', async () => {
  const seen: string[] = [];
  setTimeout(() => seen.push('press'));
  await nextTask();
  expect(seen).toEqual(['press']);
});

it('asks the browser’s own scheduler, where there is one, to go on before other tasks', async () => {
  const answer = Promise.resolve();
  Object.assign(globalThis, { scheduler: { yield: () => answer } });
  expect(nextTask()).toBe(answer);
  Reflect.deleteProperty(globalThis, 'scheduler');
  await answer;
});
