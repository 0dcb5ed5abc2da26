import { defineConfig } from 'i18next-cli'

const apps = {
  admin: { output: 'shared/i18n/admin/{{language}}.json', defaultNS: 'admin' },
  site: { output: 'shared/i18n/site/{{language}}/{{namespace}}.json', defaultNS: 'common' },
}
const app = process.env.TRANSLATIONS === 'site' ? 'site' : 'admin'

/** Which keys the code asks for, and where their texts lie. TRANSLATIONS names the app: admin (as it is) or site. */
export default defineConfig({
  locales: ['ar', 'en'],
  extract: {
    input: [`${app}/**/*.{ts,tsx}`],
    ignore: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/*.test.*', '**/*.d.ts'],
    ...apps[app],
    primaryLanguage: 'en',
    // A key made of a status or a kind cannot be read off the code: what is there stays.
    removeUnusedKeys: false,
    sort: false,
  },
})
