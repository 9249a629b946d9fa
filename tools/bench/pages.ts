import type { Control } from './visit/recorder';

export interface BenchPage {
  name: string;
  path: string;
  /** Demo account that it is shown to. */
  account?: 'client' | 'admin' | 'owner';
  control: Control;
}

/** On a phone the menu, on a wide screen the first disclosure of the header. */
const menu: Control = { selector: 'header [aria-expanded]', attribute: 'aria-expanded' };
const secondTab: Control = { selector: '[role=tab]:nth-child(2)', attribute: 'aria-selected' };

export const PAGES: BenchPage[] = [
  { name: 'home', path: '/', control: menu },
  { name: 'property', path: '/property/ocean-villa-infinity', control: menu },
  { name: 'dashboard', path: '/dashboard', account: 'client', control: secondTab },
  { name: 'admin', path: '/admin', account: 'admin', control: menu },
];
