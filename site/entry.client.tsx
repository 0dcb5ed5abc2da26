import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import type { LocaleTexts } from './i18n/create-i18n.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { localeOf } from './i18n/locale.ts'

// The document preloads the texts. Hydrating after they load avoids showing keys.
const response = await fetch(document.documentElement.dataset.texts ?? '')
const texts: LocaleTexts = await response.json()
const i18n = createI18n(localeOf(location.pathname), texts)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})

// The offline page and push messages; without a service worker the browser shows its own error.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
