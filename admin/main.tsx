import '@ant-design/v5-patch-for-react-19'
import './shell/admin.css'
import './shell/frame.css'
import './shell/values.css'
import './shell/show.css'
import './shell/screens.css'
import './shell/lists.css'
import './shell/forms.css'
import './shell/steps.css'
import './shell/pages.css'
import { createRoot } from 'react-dom/client'
import { currentAdmin } from './session/session.ts'
import { token } from './session/token.ts'
import { App } from './shell/App.tsx'
import { speak } from './shell/language.ts'
import { preferences } from './shell/preferences.ts'

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
