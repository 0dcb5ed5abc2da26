import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/create-i18n.ts'
import { localeOf } from './i18n/locale.ts'
import type { Texts } from './i18n/namespaces.ts'

// The texts are preloaded by the page itself; taking over only once they are here shows no key and moves nothing.
const answer = await fetch(document.documentElement.dataset.texts ?? '')
const texts: Texts = await answer.json()
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
