const style = document.createElement('style');
style.textContent = 'header > div > nav, header > div > div { display: block !important; }';

afterEach(() => style.remove());

/**
 * Makes the header render as in a wide window: jsdom ignores media queries and renders the phone's. The last
 * style sheet wins, so call this after rendering.
 */
export const widenWindow = (): void => document.head.append(style);
