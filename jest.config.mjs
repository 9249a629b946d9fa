/** Every workspace runs the one preset of `shared/jest`; `npx jest --projects <workspace>` runs one of them alone. */
export default {
  watchman: false,
  // A page's first render compiles all of its modules; on a busy machine that alone takes seconds.
  testTimeout: 60_000,
  projects: ['<rootDir>/shared', '<rootDir>/shell', '<rootDir>/remote-*', '<rootDir>/tools'],
};
