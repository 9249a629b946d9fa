/** @environment browser */
import { shareLink } from './share-button';

const give = (parts: { share?: () => Promise<void>; writeText?: () => Promise<void> }) => {
  Object.defineProperty(navigator, 'share', { value: parts.share, configurable: true });
  const clipboard = parts.writeText && { writeText: parts.writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
};

const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

describe('shareLink', () => {
  afterEach(() => give({}));

  it('uses the share sheet where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    const writeText = jest.fn(() => Promise.resolve());
    give({ share, writeText });
    expect(await shareLink('Villa', 'https://x.test/v')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Villa', url: 'https://x.test/v' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies where the share sheet is missing or fails', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give({ writeText });
    expect(await shareLink('Villa', 'https://x.test/v')).toBe('copied');
    give({ share: refuse('NotAllowedError'), writeText });
    expect(await shareLink('Villa', 'https://x.test/v')).toBe('copied');
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  it('copies nothing when the visitor cancels', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give({ share: refuse('AbortError'), writeText });
    expect(await shareLink('Villa', 'https://x.test/v')).toBe('canceled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('reports when neither works', async () => {
    give({});
    expect(await shareLink('Villa', 'https://x.test/v')).toBe('failed');
    give({ writeText: refuse('NotAllowedError') });
    expect(await shareLink('Villa', 'https://x.test/v')).toBe('failed');
  });
});
