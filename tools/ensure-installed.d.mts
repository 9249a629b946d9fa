export function checkNode(): void;
export function requireInstalled(): void;
export function ensureInstalled(wanted: 'start' | 'all'): void;
export function installChanges(): void;
