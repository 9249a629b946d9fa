/** Every workspace runs the one preset of `shared/jest`; `npm run unit -w <workspace>` runs one of them alone. */
export default { projects: ['<rootDir>/shared', '<rootDir>/shell', '<rootDir>/remote-*', '<rootDir>/tools'] };
