import { Button } from '@marisma/area-kit/ui';
import { act, render, screen } from '@testing-library/react';
import { keepTranslatedTexts } from './translated-texts';

/** A text and elements that come and go around it; the text itself comes and goes, too. */
function Mixed({ busy, left }: { busy: boolean; left: number }) {
  return (
    <p>
      {busy && <i>…</i>}
      {left} of{busy ? ' at most' : null} 5
    </p>
  );
}

/** Ways in which translators put `<font>` in the place of a text. */
const ways: Record<string, (text: Text, font: HTMLElement) => void> = {
  'instead of the text': (text, font) => {
    font.append(text.data);
    text.replaceWith(font);
  },
  'before the text, which is then removed': (text, font) => {
    font.append(text.data);
    text.before(font);
    text.remove();
  },
  'after the text, which is then removed': (text, font) => {
    font.append(text.data);
    text.after(font);
    text.remove();
  },
  'around the text': (text, font) => {
    text.replaceWith(font);
    font.append(text);
  },
};

async function translate(place: HTMLElement, way: (text: Text, font: HTMLElement) => void): Promise<void> {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) way(text, document.createElement('font'));
  // The observer's turn.
  await act(async () => {});
}

beforeAll(keepTranslatedTexts);

describe.each(Object.entries(ways))('where a translator puts its element %s', (_, way) => {
  it('what React inserts, changes and removes is right', async () => {
    const { container, rerender } = render(<Mixed busy={false} left={3} />);
    await translate(container, way);
    expect(container.querySelectorAll('font').length).toBeGreaterThan(2);
    rerender(<Mixed busy left={2} />);
    expect(container).toHaveTextContent(/^…2 of at most 5$/);
    await translate(container, way);
    rerender(<Mixed busy={false} left={1} />);
    expect(container).toHaveTextContent(/^1 of 5$/);
  });

  it('a button becomes busy and comes back', async () => {
    const button = (busy: boolean) => (
      <Button busy={busy} busyLabel="Sending">
        Send
      </Button>
    );
    const { container, rerender } = render(button(false));
    await translate(container, way);
    rerender(button(true));
    expect(screen.getByRole('button')).toHaveTextContent(/^Sending$/);
    await translate(container, way);
    rerender(button(false));
    expect(screen.getByRole('button')).toHaveTextContent(/^Send$/);
  });
});

it('a real mistake still fails', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('b')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createElement('i'), other)).toThrow();
});
