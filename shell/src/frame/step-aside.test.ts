/** @environment browser */
import { stepAside } from './chat-button';

const sized = (element: HTMLElement, height: number): HTMLElement => {
  Object.defineProperties(element, {
    offsetWidth: { value: height },
    offsetHeight: { value: height },
  });
  document.body.append(element);
  return element;
};

/** Whether a floating button of 44 px moves aside when this is below it. */
function movesAsideFor(below: HTMLElement): boolean {
  document.elementsFromPoint = () => [below];
  const button = sized(document.createElement('a'), 44);
  const stop = stepAside(button);
  jest.advanceTimersByTime(200);
  stop();
  return button.hasAttribute('data-aside');
}

const element = (name: string, height: number) => sized(document.createElement(name), height);

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
});

test.each(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label'])(
  'the button moves aside for a control below it: %s',
  (name) => {
    expect(movesAsideFor(element(name, 40))).toBe(true);
  },
);

test('it moves aside for words that are marked to stay uncovered', () => {
  const price = element('p', 40);
  price.dataset.uncovered = '';
  expect(movesAsideFor(price)).toBe(true);
});

test('it stays over words, and over a card that can be pressed beside it', () => {
  expect(movesAsideFor(element('p', 40))).toBe(false);
  expect(movesAsideFor(element('a', 300))).toBe(false);
});

test('it is looked at again after scrolling, in a browser without `scrollend`, too', () => {
  document.elementsFromPoint = () => [];
  const button = sized(document.createElement('a'), 44);
  const stop = stepAside(button);
  jest.advanceTimersByTime(200);
  const control = element('button', 40);
  document.elementsFromPoint = () => [control];
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(200);
  stop();
  expect(button).toHaveAttribute('data-aside');
});
