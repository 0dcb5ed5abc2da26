import type { Plugin } from 'vite'

const rewrites = [
  // Every icon looks for its styles in the head of the page when it is mounted: `antdStyles` has written them.
  {
    id: /\/@ant-design\/icons\/es\/utils\.js$/,
    from: 'export var useInsertStyles = function',
    to: 'export var useInsertStyles = function () {}\nvar insertStyles = function',
  },
  // A table measures the scrollbar of its body, for a head of its own above it, which none of our tables has. The page is laid out once more for it.
  {
    id: /\/rc-table\/es\/Table\.js$/,
    from: 'import { getTargetScrollBarSize } from "rc-util/es/getScrollBarSize"',
    to: 'const getTargetScrollBarSize = () => ({ width: 0 })',
  },
]

/** Leaves out work that packages do when a screen is first shown. Throws when a package has changed. */
export const fewerEffects = (): Plugin => ({
  name: 'fewer-effects',
  apply: 'build',
  transform: {
    filter: { id: rewrites.map(({ id }) => id) },
    handler(code, id) {
      const { from, to } = rewrites.find((rewrite) => rewrite.id.test(id)) ?? { from: '', to: '' }
      if (!from || !code.includes(from)) throw new Error(`fewer-effects: ${id} has no ${from}`)
      return { code: code.replace(from, to), map: null }
    },
  },
})
