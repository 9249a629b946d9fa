// Each test begins in a new tab of a new device, by the real clock.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());
