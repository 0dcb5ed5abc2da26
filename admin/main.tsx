import '@ant-design/v5-patch-for-react-19'
import './app/admin.css'
import './app/layout.css'
import './app/field-values.css'
import './app/show-screen.css'
import './app/list-screen.css'
import './app/list-tools.css'
import './app/forms.css'
import './app/steps.css'
import { createRoot } from 'react-dom/client'
import { hasFirstResponses } from './api/first-responses.ts'
import { getPreferences } from './api/preferences.ts'
import { setFirstAdmin } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { currentAdmin } from './auth/session.ts'
import { sessionMark } from './auth/session-mark.ts'
import { applyLanguage } from './i18n/language.ts'

// A missing chunk means that a newer build was deployed: reload the page, at most once every ten seconds. Without a network a reload would lose the page.
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine) return
  const lastReload = Number(sessionStorage.getItem('wasl.admin.reloaded') ?? 0)
  if (Date.now() - lastReload < 10_000) return
  sessionStorage.setItem('wasl.admin.reloaded', String(Date.now()))
  location.reload()
})

const root = document.getElementById('root')
if (!root) throw new Error('main: the page has no #root')
// Fetched in parallel with the texts. Callers of `currentAdmin` get the result, or the error, later; the first render waits for what is in the document.
const admin = sessionMark.isOpen() ? currentAdmin().catch(() => undefined) : undefined
const antdLocale = await applyLanguage(getPreferences().locale)
const firstAdmin = hasFirstResponses() ? await admin : undefined
if (firstAdmin) setFirstAdmin(firstAdmin)
createRoot(root).render(<App antdLocale={antdLocale} />)
