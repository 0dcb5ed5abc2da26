import type { Plugin } from 'vite'

/**
 * Parts of packages that a screen of ours never reaches, although the packages import them statically: antd's column filters, which bring a tree,
 * the drawings of its result pages, the CSV library of Refine's export in the browser, and the `fetch` of axios, which uses XMLHttpRequest.
 */
const unused = [
  /\/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
  /\/antd\/es\/result\/(?:noFound|serverError|unauthorized)\.js$/,
  /\/papaparse\//,
  /\/axios\/lib\/adapters\/fetch\.js$/,
]

/**
 * Packages for old browsers and servers, and what every browser has instead: `side-channel` (of qs, with nine more packages) is a map from objects to
 * values, `resize-observer-polyfill` a ResizeObserver.
 */
const native = [
  {
    id: /\/side-channel\/index\.js$/,
    code: 'module.exports = () => { const map = new Map(); return { get: (key) => map.get(key), has: (key) => map.has(key), set: (key, value) => map.set(key, value) } }',
  },
  { id: /\/resize-observer-polyfill\/dist\/ResizeObserver\.es\.js$/, code: 'export default ResizeObserver' },
]

export const nativeParts = (): Plugin => ({
  name: 'native-parts',
  apply: 'build',
  load: {
    filter: { id: native.map(({ id }) => id) },
    handler: (file) => ({ code: native.find(({ id }) => id.test(file))?.code ?? '', moduleType: 'js', moduleSideEffects: false }),
  },
})

/** Replaces the unused parts by empty components. */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  load: {
    filter: { id: unused },
    handler: () => ({
      code: 'export const flattenKeys = () => []; export const getFetch = () => undefined; export default () => null',
      moduleType: 'js',
      moduleSideEffects: false,
    }),
  },
})
