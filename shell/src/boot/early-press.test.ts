/** @environment browser */
import { answerEarlyPress, rememberPress } from './early-press';

const PAGE = '<button id="a"><b>A</b></button><button id="b">B</button><a href="#x">Link</a>';

/** A page whose buttons work only after hydration. */
function openPage() {
  document.body.innerHTML = PAGE;
  const pressed: string[] = [];
  const buttons = [...document.querySelectorAll('button')];
  rememberPress();
  const bringToLife = (): void => {
    for (const button of buttons) button.addEventListener('click', () => pressed.push(button.id));
    answerEarlyPress();
  };
  const [first, second] = ['a', 'b'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement];
  return { first, second, pressed, bringToLife };
}

it('repeats the last early press once after hydration', () => {
  const page = openPage();
  page.first.querySelector('b')?.click();
  page.second.click();
  expect(page.first).not.toHaveAttribute('aria-busy');
  expect(page.second).toHaveAttribute('aria-busy', 'true');
  page.bringToLife();
  answerEarlyPress();
  expect(page.pressed).toEqual(['b']);
  expect(page.second).not.toHaveAttribute('aria-busy');
});

it('drops a button when something else is pressed', () => {
  const page = openPage();
  page.first.click();
  document.querySelector('a')?.click();
  page.bringToLife();
  expect(page.pressed).toEqual([]);
});

it('drops a button when Escape is pressed', () => {
  const page = openPage();
  page.first.click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(page.first).toHaveAttribute('aria-busy', 'true');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(page.first).not.toHaveAttribute('aria-busy');
  page.bringToLife();
  expect(page.pressed).toEqual([]);
});

it('drops a button that was removed', () => {
  const page = openPage();
  page.first.click();
  page.first.remove();
  page.bringToLife();
  expect(page.pressed).toEqual([]);
});

it('stops listening after hydration', () => {
  const page = openPage();
  page.bringToLife();
  page.first.click();
  expect(page.first).not.toHaveAttribute('aria-busy');
  expect(page.pressed).toEqual(['a']);
});

it('ignores a popover’s button, and still drops the button before it', () => {
  const page = openPage();
  Object.assign(page.second, { popoverTargetElement: document.body });
  page.first.click();
  page.second.click();
  expect(page.second).not.toHaveAttribute('aria-busy');
  page.bringToLife();
  expect(page.pressed).toEqual([]);
});
