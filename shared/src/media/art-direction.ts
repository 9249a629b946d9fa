/** Media query under which a picture's upright cut replaces the landscape. */
export const PORTRAIT_PHONE = '(max-width: 640px) and (orientation: portrait)';
