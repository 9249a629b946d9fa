import { loadTexts } from './load-texts';
import { selectTexts } from './select-texts';

const english = { hello: 'Hello' };

test('loaded texts are found by name; missing texts stay English', async () => {
  await loadTexts('es', async () => ({ greeting: { hello: 'Hola' } }));
  expect(selectTexts('greeting', english)).toEqual({ hello: 'Hola' });
  expect(selectTexts('farewell', english)).toBe(english);
});

test('every language loads the texts of components and field rules', async () => {
  await loadTexts('es');
  expect(selectTexts('ui', { close: 'Close' })).toMatchObject({ close: 'Cerrar' });
  expect(selectTexts('forms', {})).toHaveProperty('date.required', 'La fecha es obligatoria');
});
