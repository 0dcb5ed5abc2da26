import { pages } from '@wasl/shared/pages/pages.ts'
import type { Plugin } from 'vite'

const pagesImport = /import \{ pages \} from '[^']*\/shared\/pages\/pages\.ts'/
const use = /\bpages\.(\w+)(\(\)|\.pattern\b)?/g

/**
 * Writes the addresses of the page map where scripts of the browser use them: `pages.orders()` is a text there. Otherwise every page would load the whole
 * map, because a bundler keeps all properties of an object.
 */
export const inlineAddresses = (): Plugin => ({
  name: 'inline-addresses',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.tsx?(?:\?|$)/, code: pagesImport },
    handler: (code) => ({ code: withInlineAddresses(code), map: null }),
  },
})

/** The code with each `pages.name` as its address; the map itself is imported only by code that does something else with it. */
export function withInlineAddresses(code: string): string {
  const inlined = code.replace(pagesImport, addressImport).replace(use, (all, name: string, rest?: string) => {
    const page = Object.entries(pages).find(([key]) => key === name)?.[1]
    if (!page) return all
    return rest === undefined ? `pageAddress(${JSON.stringify(page.declaration)})` : JSON.stringify(page.pattern)
  })
  return /\bpages\b(?!\/)/.test(withoutComments(inlined)) ? code : inlined
}

// Renamed: a component may have an `address` of its own.
const addressImport = `import { address as pageAddress } from '@wasl/shared/pages/address.ts'`
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
