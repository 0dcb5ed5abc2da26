import { createHash } from 'node:crypto'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'
import { themeFor } from '../theme.ts'
import { AntdParts } from './AntdComponents.tsx'

/**
 * Vite's build writes the styles of antd into one file. In the browser antd would write them anew, component by component, before
 * the first screen; what it finds in the file it leaves out. docs/decisions/0016.
 */
export function antdStyles(): Plugin {
  let fileName = ''
  return {
    name: 'antd-styles',
    apply: 'build',
    buildStart() {
      const source = stylesOfAntd()
      fileName = `assets/antd-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`
      this.emitFile({ type: 'asset', fileName, source })
    },
    // First of all: what the house says of a component comes after what antd says.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/admin/${fileName}` }, injectTo: 'head-prepend' }],
  }
}

/** Light and dark share their rules: colours and sizes are variables, and those are still written in the browser. */
function stylesOfAntd(): string {
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={themeFor('light', { hasMotion: true })}>
        <AntdParts />
      </ConfigProvider>
    </StyleProvider>,
  )
  const styles = extractStyle(cache, { plain: true, types: 'style' })
  if (!styles.includes('.ant-btn')) throw new Error('antd-styles: antd drew into a cache of another @ant-design/cssinjs')
  return styles
}
