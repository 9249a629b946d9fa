import type { Control } from './visit/recorder';

/** One way to serve the same pages; `purist` has the public ones only. */
export interface Variant {
  name: 'product' | 'limit' | 'single' | 'purist';
  origin: string;
}

export interface BenchPage {
  name: string;
  path: string;
  /** The demo account that opens the page. */
  account?: 'client' | 'admin';
  /** A control that needs the page's scripts. */
  answers: Control;
  /** The control that is tapped when the page is idle. */
  tap: Control;
}

/** The menu, which also opens without scripts. */
const menu: Control = { selector: 'header [aria-expanded]', attribute: 'aria-expanded' };
const secondTab: Control = { selector: '[role=tab]:nth-child(2)', attribute: 'aria-selected' };
/** The button of the sidebar. */
const topBar: Control = { selector: 'main [aria-expanded]', attribute: 'aria-expanded' };
/** Neither picture is shown automatically within the first ten seconds. */
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
