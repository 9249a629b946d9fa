const expected: RegExp[] = [];

/**
 * Expects a line that matches `pattern` on console.error or console.warn in this test. Any other line fails the test,
 * and so does the absence of an expected line.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Returns and clears the current test's expected lines. Used by the jest preset. */
export function takeExpectedMessages(): RegExp[] {
  return expected.splice(0);
}
