const expected: RegExp[] = [];

/**
 * Says that this test must write a line matching `pattern` to console.error or console.warn.
 * Any other line fails the test, and so does a line that was announced and never came.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Hands over, and forgets, what the current test announced. Used by the jest preset. */
export function takeExpectedNoise(): RegExp[] {
  return expected.splice(0);
}
