import { carryState, takeCarriedState } from './carried-state';
import { followChoice } from './follow-choice';
import { readLanguage } from './remembered-language';

const aHistory = (state: unknown = null) => ({ state, replaceState: jest.fn<void, [unknown, string]>() });

function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector<HTMLElement>('a > b, a')?.click();
}

beforeAll(followChoice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

test('a link to another language is a choice, wherever it stands', () => {
  press('<a href="/es/about" hreflang="es"><b>Español</b></a>');
  expect(readLanguage()).toBe('es');
  press('<a href="/about" hreflang="en">English</a>');
  expect(readLanguage()).toBe('en');
});

test('other links choose nothing, nor do links that leave the site', () => {
  press('<a href="/about">About</a>');
  press('<a href="https://elsewhere.example/" hreflang="es">Otro sitio</a>');
  press('<a href="/fr" hreflang="fr">Français</a>');
  expect(readLanguage()).toBeNull();
});

test('what the page came with goes along, once, and to that address only', () => {
  window.history.replaceState({ usr: { title: 'Surf lesson' }, key: 'abc', idx: 3 }, '');
  press('<a href="/es/service-booking" hreflang="es">Español</a>');
  const { origin } = window.location;
  const history = aHistory();
  takeCarriedState(`${origin}/es/service-booking`, history);
  expect(history.replaceState).toHaveBeenCalledWith(
    { usr: { title: 'Surf lesson' }, key: 'carried', idx: 0 },
    '',
  );
  const again = aHistory();
  takeCarriedState(`${origin}/es/service-booking`, again);
  expect(again.replaceState).not.toHaveBeenCalled();
});

test('a document that has a state keeps it, and another address gets none', () => {
  for (const [href, state] of [
    ['http://site.test/es/a', { usr: 'own' }],
    ['http://site.test/es/b', null],
  ] as const) {
    carryState('http://site.test/es/a', 'carried');
    const history = aHistory(state);
    takeCarriedState(href, history);
    expect(history.replaceState).not.toHaveBeenCalled();
  }
});

test('an unreadable note is no note', () => {
  sessionStorage.setItem('marisma.carried-state', '{');
  const history = aHistory();
  takeCarriedState('http://site.test/', history);
  expect(history.replaceState).not.toHaveBeenCalled();
});
