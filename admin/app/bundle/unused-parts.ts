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
