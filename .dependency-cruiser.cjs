// shared ← resources ← api · admin · site · e2e. Never sideways, never back.
const packages = (...names) => names.map((name) => `/node_modules/${name}/`)

const layer = (from, notTo) => ({
  name: `${from}-knows-not-its-users`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^(?:${notTo.join('|')})/` },
})

module.exports = {
  forbidden: [
    layer('shared', ['resources', 'api', 'admin', 'site', 'e2e', 'scripts']),
    layer('resources', ['api', 'admin', 'site', 'e2e', 'scripts']),
    layer('api', ['admin', 'site', 'e2e']),
    layer('admin', ['api', 'site', 'e2e', 'scripts']),
    layer('site', ['api', 'admin', 'e2e', 'scripts']),
    layer('e2e', ['api', 'admin', 'site']),
    {
      name: 'shared-runs-everywhere',
      comment: 'No Node, no React, no database: the same file runs in a browser, in a form and on the server.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-draws-and-stores-nothing',
      severity: 'error',
      from: { path: '^(?:shared|resources)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: packages('react', 'react-dom', 'antd', 'drizzle-orm', 'fastify', 'pg') },
    },
    {
      name: 'browsers-hold-no-server',
      severity: 'error',
      from: { path: '^(?:admin|site)/' },
      to: { path: packages('drizzle-orm', 'fastify', 'pg', '@electric-sql/pglite', 'pg-boss') },
    },
    {
      name: 'the-database-knows-no-verb',
      severity: 'error',
      from: { path: '^api/platform/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/(?:identity|ordering|money|catalog|messaging|backoffice|platform/plugins)/' },
    },
    {
      name: 'money-moves-in-its-own-folder',
      comment: 'Entries of the ledger are written by wallet and payments only; others call their verbs.',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/(?:platform/db|invariants|money|testing)/|\\.test\\.ts$' },
      to: { path: '^api/platform/db/tables/ledger\\.ts$' },
    },
    // Tables refer to each other by foreign keys, and a list kind draws its own fields by kind: those two circles are the model's own.
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '^api/platform/db/|^admin/fields/' },
      // What is fetched when first wanted closes no circle of loading.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'all-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|\\./\\+types/)|\\?|/site/build/' },
    },
    {
      name: 'tests-serve-nobody',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|\\.spec\\.ts$' },
      to: { path: '\\.(?:test|spec)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|site/build|\\.react-router)/' },
    // Reads TypeScript as written, so that type imports keep to the layers too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
