// shared ← resources ← api · admin · site · e2e, and api ← scripts ← bench. Imports go one way only.
const rooms = require('./scripts/lint/rooms.json')

const packages = (...names) => names.map((name) => `/node_modules/${name}/`)

const layer = (from, notTo) => ({
  name: `${from}-layer`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^(?:${notTo.join('|')})/` },
})

/**
 * The rooms of a package from the bottom up ("." has the files beside them): each imports only from those before it, and may read the tables of
 * all. Tests and fixtures cross them.
 */
const floors = (root, rooms) => {
  const paths = rooms.map((room) => (room === '.' ? '[^/]+$' : `${room}/`))
  return rooms.slice(0, -1).map((room, at) => ({
    name: `${root}-${room === '.' ? 'root' : room}-floor`,
    severity: 'error',
    from: { path: `^${root}/${paths[at]}`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${root}/(?:${paths.slice(at + 1).join('|')})`, pathNot: `^${root}/\\w+/tables/` },
  }))
}

module.exports = {
  forbidden: [
    layer('shared', ['resources', 'api', 'admin', 'site', 'e2e', 'scripts', 'bench']),
    layer('resources', ['api', 'admin', 'site', 'e2e', 'scripts', 'bench']),
    layer('api', ['admin', 'site', 'e2e', 'scripts', 'bench']),
    layer('admin', ['api', 'site', 'e2e', 'scripts', 'bench']),
    layer('site', ['api', 'admin', 'e2e', 'scripts', 'bench']),
    layer('e2e', ['api', 'admin', 'site', 'scripts', 'bench']),
    layer('scripts', ['admin', 'site', 'e2e', 'bench']),
    layer('bench', ['admin', 'site', 'e2e']),
    {
      name: 'shared-without-node',
      comment: 'The same file runs in the browser and on the server, so it cannot use Node modules.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-without-ui-or-database',
      severity: 'error',
      from: { path: '^(?:shared|resources)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: packages('react', 'react-dom', 'antd', 'drizzle-orm', 'fastify', 'pg') },
    },
    {
      name: 'apps-without-server-packages',
      severity: 'error',
      from: { path: '^(?:admin|site)/' },
      to: { path: packages('drizzle-orm', 'fastify', 'pg', '@electric-sql/pglite') },
    },
    {
      name: 'database-without-plugins',
      severity: 'error',
      from: { path: '^api/platform/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/platform/(?:plugins|pages|live|jobs)/' },
    },
    ...Object.entries(rooms).flatMap(([root, names]) => floors(root, names)),
    {
      name: 'platform-without-business-tables',
      severity: 'error',
      from: { path: '^api/(?:environment|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/(?!environment/|platform/)\\w+/' },
    },
    {
      name: 'listed-rows-are-announced',
      comment: 'Rows that the back office lists are inserted by `insertRow`, which announces them and writes their audit entry.',
      severity: 'error',
      from: {
        path: '^api/',
        pathNot:
          '^api/(?:demo|faults|testing)/|^api/resources/write/insert-rows\\.ts|^api/catalog/content/seed-static-pages\\.ts|\\.test\\.ts$',
      },
      to: { path: '^api/platform/db/raw-database\\.ts' },
    },
    {
      name: 'tables-without-logic',
      comment: 'Every folder may read the tables of the others, so a table needs nothing but tables.',
      severity: 'error',
      from: { path: '^api/\\w+/tables/' },
      to: { path: '^api/', pathNot: '^api/platform/|/tables/' },
    },
    {
      name: 'no-cycles',
      comment: 'Type imports and dynamic imports count: files in a cycle can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Folders inside a room have an order too. Tests count.',
      scope: 'folder',
      severity: 'error',
      from: { path: '^(?:shared|resources|admin|site|bench|scripts|e2e)/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|\\./\\+types/)|\\?|/site/build/' },
    },
    {
      name: 'no-imports-from-tests',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|\\.spec\\.ts$' },
      to: { path: '\\.(?:test|spec)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|site/build|\\.react-router)/' },
    // Parses TypeScript sources, so that type imports are checked too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
