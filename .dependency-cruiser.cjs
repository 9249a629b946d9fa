/** Who may import whom. Rules are patterns: a new area or feature falls under them by its place alone. */
module.exports = {
  forbidden: [
    {
      name: 'areas-are-strangers',
      comment: 'Areas are built and released apart: an import of another area would bring its code along.',
      severity: 'error',
      from: { path: '^remote-([^/]+)/' },
      to: { path: '^remote-', pathNot: '^remote-$1/' },
    },
    {
      name: 'areas-know-no-shell',
      comment: 'What the shell gives comes through the contract; its own files may change any day.',
      severity: 'error',
      from: { path: '^remote-' },
      to: { path: '^shell/' },
    },
    {
      name: 'kit-by-its-name',
      comment:
        'A path into shared reaches what the packed kit does not export: outside of this repository it ends nowhere.',
      severity: 'error',
      from: { path: '^remote-' },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'areas-name-their-libraries',
      comment: 'A library that only another package names is not there in a repository of its own.',
      severity: 'error',
      from: { path: '^remote-', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'shell-loads-areas-at-run-time',
      comment: "An area compiled into the shell would need the shell's release for its own.",
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^remote-' },
    },
    {
      name: 'shared-stands-below',
      comment: 'Shared code that knows its users cannot be used by anyone else.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|remote-)' },
    },
    {
      name: 'federation-in-one-file',
      comment: 'One file knows the federation runtime, so that it can be replaced.',
      severity: 'error',
      from: { path: '^(shell|remote-[^/]+)/src/', pathNot: '^shell/src/areas/federation\\.ts$' },
      to: { path: 'node_modules/@module-federation' },
    },
    {
      name: 'features-are-strangers',
      comment:
        'A feature folder of an area stands alone; what two of them need lives in parts, content or texts.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/([^/]+)/' },
      to: {
        path: '^$1/src/[^/]+/',
        pathNot: '^$1/src/($2|parts|content|texts|sample|frame|lib|testing)/',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other, types included, are one module, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'tests-stay-out',
      comment: 'Test code in a bundle is weight for every visitor.',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?|/testing/|/jest/)' },
      to: { path: '(\\.test\\.tsx?$|^shared/src/testing/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
