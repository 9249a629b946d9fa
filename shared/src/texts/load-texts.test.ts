import { loadTexts } from './load-texts';
import { selectTexts } from './select-texts';

const english = { hello: 'Hello' };

test('loaded texts are found by name; missing texts stay English', async () => {
  await loadTexts('es', async () => ({ greeting: { hello: 'Hola' } }));
  expect(selectTexts('greeting', english)).toEqual({ hello: 'Hola' });
  expect(selectTexts('farewell', english)).toBe(english);
});

test('a failed download rejects, and may be repeated', async () => {
  const load = jest.fn(async () => ({ thanks: { hello: 'Gracias' } }));
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(loadTexts('es', load)).rejects.toThrow('offline');
  expect(selectTexts('thanks', english)).toBe(english);
  await loadTexts('es', load);
  expect(selectTexts('thanks', english)).toEqual({ hello: 'Gracias' });
});

test('every language loads the texts of components and field rules', async () => {
  await loadTexts('es');
  expect(selectTexts('ui', { close: 'Close' })).toMatchObject({ close: 'Cerrar' });
  expect(selectTexts('forms', { date: { invalid: 'Invalid date' } }).date.invalid).not.toBe('Invalid date');
});
