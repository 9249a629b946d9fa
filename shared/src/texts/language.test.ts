import { createLanguage } from './language';

const english = { hello: 'Hello' };
const spanish = { greeting: { hello: 'Hola' } };

test('English needs no download', async () => {
  const load = jest.fn(async () => spanish);
  const { loadTexts, translated } = createLanguage(load);
  await loadTexts('en');
  expect(load).not.toHaveBeenCalled();
  expect(translated('greeting', english)).toBe(english);
});

test('words are chosen by name once their language is there; what it lacks stays English', async () => {
  const { loadTexts, translated } = createLanguage(async () => spanish);
  await loadTexts('es');
  expect(translated('greeting', english)).toEqual({ hello: 'Hola' });
  expect(translated('farewell', english)).toBe(english);
});

test('a failed download is told, and may be repeated', async () => {
  const load = jest.fn(async () => spanish).mockRejectedValueOnce(new Error('offline'));
  const { loadTexts, translated } = createLanguage(load);
  await expect(loadTexts('es')).rejects.toThrow('offline');
  expect(translated('greeting', english)).toBe(english);
  await loadTexts('es');
  expect(translated('greeting', english)).toEqual({ hello: 'Hola' });
});

test('a package without Spanish stays English', async () => {
  const { loadTexts, translated } = createLanguage();
  await loadTexts('es');
  expect(translated('greeting', english)).toBe(english);
});
