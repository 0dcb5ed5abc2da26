import type { Plugin } from 'vite'

const importer = /\/@ant-design\/pro-provider\/es\/intl\.js$/

/** Leaves out the texts of pro-provider in 34 languages, 11 KB that come with the page header of Refine, which shows none of them: all become the English ones. */
export const proProviderLocales = (): Plugin => ({
  name: 'pro-provider-locales',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\/locale\/\w+$/ },
    handler(source, from, options) {
      if (!from || !importer.test(from) || source === './locale/en_US') return null
      return this.resolve('./locale/en_US', from, { ...options, skipSelf: true })
    },
  },
})
