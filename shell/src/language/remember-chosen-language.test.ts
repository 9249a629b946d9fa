/** @environment browser */
import { readLanguage } from './first-visit';
import { rememberChosenLanguage, restoreNavigationState } from './remember-chosen-language';

const aHistory = (state: unknown = null) => ({ state, replaceState: jest.fn<void, [unknown, string]>() });

function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector<HTMLElement>('a > b, a')?.click();
}

beforeAll(rememberChosenLanguage);
beforeEach(() => {
  window.history.replaceState(null, '');
});

test('a followed link to another language is stored as the choice, wherever it is', () => {
  press('<a href="/es/about" hreflang="es"><b>Español</b></a>');
  expect(readLanguage()).toBe('es');
  press('<a href="/about" hreflang="en">English</a>');
  expect(readLanguage()).toBe('en');
});

test('other links, and links to other sites, store no choice', () => {
  press('<a href="/about">About</a>');
  press('<a href="https://elsewhere.example/" hreflang="es">Otro sitio</a>');
  press('<a href="/fr" hreflang="fr">Français</a>');
  expect(readLanguage()).toBeNull();
});

test('the navigation state is passed on once, and only to that address', () => {
  window.history.replaceState({ usr: { title: 'Surf lesson' }, key: 'abc', idx: 3 }, '');
  press('<a href="/es/service-booking" hreflang="es">Español</a>');
  const { origin } = window.location;
  const history = aHistory();
  restoreNavigationState(`${origin}/es/service-booking`, history);
  expect(history.replaceState).toHaveBeenCalledWith(
    { usr: { title: 'Surf lesson' }, key: 'carried', idx: 0 },
    '',
  );
  const again = aHistory();
  restoreNavigationState(`${origin}/es/service-booking`, again);
  expect(again.replaceState).not.toHaveBeenCalled();
});

test('a document with its own state keeps it, and another address gets none', () => {
  for (const [href, state] of [
    ['http://site.test/es/a', { usr: 'own' }],
    ['http://site.test/es/b', null],
  ] as const) {
    sessionStorage.setItem('marisma.carried-state', '{"href":"http://site.test/es/a","state":"carried"}');
    const history = aHistory(state);
    restoreNavigationState(href, history);
    expect(history.replaceState).not.toHaveBeenCalled();
  }
});
