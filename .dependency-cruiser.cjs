// What may import what: the folders are the architecture. tests/borders holds a tree that must fail each rule.

const { builtinModules } = require('node:module')

/** The folders that each folder of src may import besides itself. */
const mayImport = {
  dice: [],
  kernel: ['dice'],
  grid: ['kernel'],
  books: ['dice', 'kernel', 'grid'],
  story: ['dice', 'kernel', 'books/gamebook'],
  lab: ['dice', 'kernel', 'grid', 'books', 'story'],
  table: ['dice', 'kernel', 'grid', 'books', 'story'],
  server: ['dice', 'kernel', 'grid', 'books', 'story', 'lab', 'table', 'cli'],
  cli: ['dice', 'kernel', 'grid', 'books', 'story', 'lab', 'table', 'server'],
  web: ['dice', 'kernel', 'grid', 'books', 'story', 'lab', 'table'],
}

/** The same rules hold for the real tree and for the fixture under tests/borders. */
const src = '^(?:tests/borders/)?src/'
const test = '\\.test\\.ts$'

const folderRules = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import ${['itself', ...others.map(other => `src/${other}`)].join(', ')} and no other folder.`,
  severity: 'error',
  from: { path: `${src}${folder}/`, pathNot: test },
  to: { path: src, pathNot: [folder, ...others].map(other => `${src}${other}/`) },
}))

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'books-apart',
      comment: 'A book never imports another book; only the list in src/books/index.ts knows them all.',
      severity: 'error',
      from: { path: `${src}books/([^/]+)/` },
      to: { path: `${src}books/`, pathNot: `${src}books/$1/` },
    },
    {
      name: 'pure-without-node',
      comment: 'dice, kernel, grid, books and table run in a browser too, so they import nothing of Node.',
      severity: 'error',
      from: { path: `${src}(?:dice|kernel|grid|books|table)/`, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-without-node',
      comment: 'The web app runs in a browser, so neither it nor anything it reaches imports Node.',
      severity: 'error',
      from: { path: `${src}web/`, pathNot: test },
      to: { path: `^(?:${builtinModules.join('|')})$`, reachable: true },
    },
    {
      name: 'no-circles',
      comment: 'Two files that import each other are one file in disguise. Types may go round.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import must lead somewhere; what the build itself writes is called virtual.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-tests-imported',
      comment: 'No program code imports a test.',
      severity: 'error',
      from: { path: src, pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.svelte', '.json', '.d.ts'],
    },
  },
}
