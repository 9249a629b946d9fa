import type { Control } from './visit/recorder';

export interface BenchPage {
  name: string;
  path: string;
  /** Demo account that it is shown to. */
  account?: 'client' | 'admin' | 'owner';
  /** Does nothing without the page's scripts. */
  answers: Control;
  /** Touched when the page is at rest. */
  tap: Control;
}

/** On a phone the menu, which opens without scripts as well; on a wide screen the first disclosure of the header. */
const menu: Control = { selector: 'header [aria-expanded]', attribute: 'aria-expanded' };
const secondTab: Control = { selector: '[role=tab]:nth-child(2)', attribute: 'aria-selected' };
/** On a phone the way to the sidebar, on a wide screen the bell. */
const topBar: Control = { selector: 'main [aria-expanded]', attribute: 'aria-expanded' };
/** Neither picture comes by itself within the first ten seconds. */
const thirdHero: Control = { selector: 'main li:nth-child(3) > [aria-current]', attribute: 'aria-current' };
const secondPicture: Control = {
  selector: 'main [role=group] > button:nth-child(2)',
  attribute: 'aria-current',
};

export const PAGES: BenchPage[] = [
  { name: 'home', path: '/', answers: thirdHero, tap: menu },
  { name: 'property', path: '/property/ocean-villa-infinity', answers: secondPicture, tap: menu },
  { name: 'dashboard', path: '/dashboard', account: 'client', answers: secondTab, tap: secondTab },
  { name: 'admin', path: '/admin', account: 'admin', answers: topBar, tap: menu },
];
