import type { Page } from '@playwright/test';

/** Requests to this address never get an answer. */
export const hang = (page: Page, url: RegExp) => page.route(url, () => {});

/** Requests to this address get an error response of the service. */
export const fail = (page: Page, url: RegExp, message = 'down') =>
  page.route(url, (route) => route.fulfill({ status: 500, json: { message } }));

/** Requests to this address succeed and change nothing. */
export const accept = (page: Page, url: RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 201, body: '' }));

/** Timers of at least this many milliseconds never fire, so that the state does not change. */
export const holdTimers = (page: Page, atLeast: number) =>
  page.addInitScript((limit) => {
    const set = window.setTimeout.bind(window);
    const later = (action: TimerHandler, delay = 0, ...rest: unknown[]) =>
      set(action, delay >= limit ? 2 ** 31 - 1 : delay, ...rest);
    Object.assign(window, { setTimeout: later });
  }, atLeast);
