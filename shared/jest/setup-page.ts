import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

const { getElementError: withPage } = getConfig();

// A query that waits fails many times before it succeeds: its error prints the page only when it is read.
function getElementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (waits) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      get: () => withPage(message, container).message,
      configurable: true,
    });
  }
  const error = withPage(message, container);
  Error.captureStackTrace(error, getElementError);
  return error;
}

// The first render in a test file waits for the compilation of its code. No test has a shorter limit: a busy machine
// would fail it.
configure({ asyncUtilTimeout: 20_000, getElementError });

// React notes for each element where it was made, which takes a tenth of the time of the tests. No test reads it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Each test begins in a new tab of a new device.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
