import { defineConfig } from 'i18next-cli'

const apps = {
  admin: { output: 'shared/i18n/admin/{{language}}.json', defaultNS: 'admin' },
  site: { output: 'shared/i18n/site/{{language}}/{{namespace}}.json', defaultNS: 'common' },
}
const app = process.env.TRANSLATIONS === 'site' ? 'site' : 'admin'

/** Checks that the translation keys used in code exist. TRANSLATIONS selects the app: admin (default) or site. */
export default defineConfig({
  locales: ['ar', 'en'],
  extract: {
    input: [`${app}/**/*.{ts,tsx}`],
    ignore: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/*.test.*', '**/*.d.ts'],
    ...apps[app],
    primaryLanguage: 'en',
    // Keys built from a status or type cannot be found in the code, so unused keys are kept.
    removeUnusedKeys: false,
    sort: false,
  },
})
