import type { Plugin, Rolldown } from 'vite'

/** Preloads the chunk of the list screen, the one opened most, in parallel with the main bundle. */
export function preloadList(): Plugin {
  return {
    name: 'preload-list',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
        const list = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/list/ListScreen.tsx'))
        if (!list) throw new Error('preload-list: the bundle has no chunk of the list')
        const files = [list.fileName, ...list.imports].filter((file) => !html.includes(file))
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/admin/${file}` },
          injectTo: 'head',
        }))
      },
    },
  }
}
