import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.site/',
      '.local/',
      '.cache/',
      '**/*.generated.ts',
      'shared/src/data/database.types.ts',
    ],
  },
  ...ts.configs.recommended,
  {
    files: ['{shared,shell,remote-*}/**'],
    ...reactHooks.configs.flat['recommended-latest'],
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // Announcements, hydration and closing a menu on navigation are effects that do set state, once.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['{shared,shell,remote-*}/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  // TypeScript itself reports unused names (tsconfig.base.json), and this rule takes a tenth of the time.
  { files: ['**/*.{ts,tsx,mts}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['{shell,remote-*}/src/**', 'shared/src/{ui,forms,media,theme}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              message: 'Import from @marisma/area-kit/router: the one copy that shell and areas share.',
            },
            {
              name: 'zod',
              message:
                'Import * as z from @marisma/area-kit/zod: the small build, configured for our policy.',
            },
          ],
          patterns: [
            {
              group: ['../router', '../contract/shell-services'],
              message: 'Import it by its package name, or federation cannot share it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{shell,remote-*}/src/**/*.tsx', 'shared/src/{ui,forms,media}/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // The brand's name, and addresses below, are the same in every language.
          selector: 'JSXText[value=/\\p{L}{2}/u]:not([value=/^\\s*Marisma( ·)?\\s*$/])',
          message: 'Words live in texts/, in every language.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(alt|aria-label|aria-description|aria-roledescription|label|placeholder|title)$/] > Literal[value=/\\p{L}{2}/u]:not([value=/^\\S+\\.\\S+$/])',
          message: 'Words live in texts/, in every language.',
        },
      ],
    },
  },
  // The shell owns the router itself.
  {
    files: [
      'shell/src/router/**',
      'shell/src/server/**',
      'shell/src/account/auth-page.tsx',
      'shell/src/areas/area-directory.ts',
      'shell/src/**/*.test.*',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['tools/**', 'supabase/**', 'shared/build/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  prettier,
);
