// The Node binaries declare `os` and `cpu` as strings, which pnpm ignores: as arrays, only this machine's one is installed.
const many = (value) => (typeof value === 'string' ? [value] : value)

/** openapi-typescript uses the compiler's functions, which TypeScript 7 does not have: it gets a TypeScript of its own instead of ours. */
const withOwnTypescript = ({ peerDependencies, ...manifest }) => ({
  ...manifest,
  dependencies: { ...manifest.dependencies, typescript: '5.9.3' },
})

module.exports = {
  hooks: {
    readPackage: (manifest) => {
      if (manifest.name === 'openapi-typescript') return withOwnTypescript(manifest)
      return /^node-(bin-)?(linux|darwin|win)-/.test(manifest.name)
        ? { ...manifest, os: many(manifest.os), cpu: many(manifest.cpu) }
        : manifest
    },
  },
}
