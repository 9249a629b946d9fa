/** @environment browser */
import { LOST_SCRIPT_KEY } from '@marisma/area-kit/page-marks';
import { readReports, type QueuedReport } from './report-queue';
import { noteUncaught } from './uncaught';

it('records a script of the shell that did not run at an earlier page load, once', () => {
  const noted: QueuedReport[] = [];
  readReports((one) => noted.push(one));
  localStorage.setItem(LOST_SCRIPT_KEY, '/shell/a/main.js');
  noteUncaught();
  noteUncaught();
  expect(noted.map(({ report }) => report)).toEqual([
    { kind: 'error', area: 'shell', name: 'LostScript', message: '/shell/a/main.js did not run' },
  ]);
});
