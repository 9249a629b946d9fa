const style = document.createElement('style');
style.textContent = 'header > div > nav, header > div > div { display: block !important; }';

afterEach(() => style.remove());

/**
 * Shows what a wide window shows of the header: jsdom reads style sheets but no media queries, and sees the phone's.
 * It takes the sheet that came last for the stronger one, so call this after rendering.
 */
export const widenWindow = (): void => document.head.append(style);
