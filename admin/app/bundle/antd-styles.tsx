import { createHash } from 'node:crypto'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { iconStyles } from '@ant-design/icons/lib/utils.js'
import { adminRoot } from '@wasl/shared/pages/admin-pages.ts'
import { ConfigProvider } from 'antd'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'
import { themeFor } from '../theme.ts'
import { AntdComponents } from './AntdComponents.tsx'
import { omitAntdStyleCode } from './omit-antd-style-code.ts'

/**
 * Vite plugin that writes antd's styles into one CSS file at build time. Without it, antd generates them in the browser before
 * the first screen, with code that is left out of the bundle. See docs/decisions/0016.
 */
export function antdStyles(): Plugin {
  let rules = ''
  let fileName = ''
  return {
    name: 'antd-styles',
    apply: 'build',
    buildStart() {
      rules = renderAntdStyles()
      fileName = `assets/antd-${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`
      this.emitFile({ type: 'asset', fileName, source: rules })
    },
    transform: {
      filter: { id: /\/antd\/es\/(?:[\w-]+\/)+style\/[\w-]+\.js$/ },
      handler: (code) => ({ code: omitAntdStyleCode(code, rules), map: null }),
    },
    // Prepended, so that our own styles override antd's.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `${adminRoot}/${fileName}` }, injectTo: 'head-prepend' }],
  }
}

/** Light and dark mode share these rules: colors and sizes are CSS variables, which are still set in the browser. */
function renderAntdStyles(): string {
  const cache = createCache()
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={themeFor('light', { hasMotion: true, brandColor: null })}>
        <AntdComponents />
      </ConfigProvider>
    </StyleProvider>,
  )
  const styles = extractStyle(cache, { plain: true, types: 'style' })
  if (!styles.includes('.ant-btn')) throw new Error('antd-styles: antd drew into a cache of another @ant-design/cssinjs')
  return iconStyles + styles
}
