import '@ant-design/v5-patch-for-react-19'
import './app/admin.css'
import './app/frame.css'
import './app/values.css'
import './app/show.css'
import './app/screens.css'
import './app/lists.css'
import './app/forms.css'
import './app/steps.css'
import './app/pages.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { speak } from './app/language.ts'
import { preferences } from './app/preferences.ts'
import { currentAdmin } from './auth/session.ts'
import { token } from './auth/token.ts'

// A chunk that is gone means a newer build was put in its place: the page is loaded anew, once in ten seconds at most.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('wasl.admin.reloaded') ?? 0)
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem('wasl.admin.reloaded', String(Date.now()))
  location.reload()
})

const root = document.getElementById('root')
if (!root) throw new Error('main: the page has no #root')
// Asked for beside the texts, not after them; who needs the answer reads it, or the refusal, again.
if (token.read()) currentAdmin().catch(() => undefined)
const words = await speak(preferences().locale)
createRoot(root).render(<App words={words} />)
