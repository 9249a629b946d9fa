/** Every workspace runs the one preset of `shared/jest`; `npx jest --projects <workspace>` runs one of them alone. */
export default {
  watchman: false,
  projects: ['<rootDir>/shared', '<rootDir>/shell', '<rootDir>/remote-*', '<rootDir>/tools'],
};
