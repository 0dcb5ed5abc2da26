import { createHash } from 'node:crypto'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'
import { themeFor } from '../theme.ts'
import { AntdComponents } from './AntdComponents.tsx'

/**
 * Vite plugin that writes antd's styles into one CSS file at build time. Without it, antd generates them in the browser before
 * the first screen. See docs/decisions/0016.
 */
export function antdStyles(): Plugin {
  let fileName = ''
  return {
    name: 'antd-styles',
    apply: 'build',
    buildStart() {
      const source = renderAntdStyles()
      fileName = `assets/antd-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`
      this.emitFile({ type: 'asset', fileName, source })
    },
    // Prepended, so that our own styles override antd's.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/admin/${fileName}` }, injectTo: 'head-prepend' }],
  }
}

/** Light and dark mode share these rules: colors and sizes are CSS variables, which are still set in the browser. */
function renderAntdStyles(): string {
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={themeFor('light', { hasMotion: true })}>
        <AntdComponents />
      </ConfigProvider>
    </StyleProvider>,
  )
  const styles = extractStyle(cache, { plain: true, types: 'style' })
  if (!styles.includes('.ant-btn')) throw new Error('antd-styles: antd drew into a cache of another @ant-design/cssinjs')
  return styles
}
