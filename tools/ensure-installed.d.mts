export function checkNode(): void;
export function requireInstalled(): void;
export function ensureInstalled(): void;
export function installChanges(): void;
