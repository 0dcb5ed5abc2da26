// The Node binaries declare `os` and `cpu` as strings, which pnpm ignores: as arrays, only this machine's one is installed.
const many = (value) => (typeof value === 'string' ? [value] : value)

module.exports = {
  hooks: {
    readPackage: (manifest) =>
      /^node-(bin-)?(linux|darwin|win)-/.test(manifest.name) ? { ...manifest, os: many(manifest.os), cpu: many(manifest.cpu) } : manifest,
  },
}
