/** Media query under which a picture's portrait crop replaces the landscape one. */
export const PORTRAIT_PHONE = '(max-width: 640px) and (orientation: portrait)';
