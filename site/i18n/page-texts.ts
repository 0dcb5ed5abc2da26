import { localeOf } from '@wasl/shared/pages/locale-path.ts'
import type { i18n } from 'i18next'
import type { MiddlewareFunction } from 'react-router'
import { createI18n, type LocaleTexts } from './create-i18n.ts'

/** What every page shows to guests. */
export const namespacesOfEveryPage = ['common', 'errors'] as const

/** The URL of the texts that the document of a page needs for a guest. */
export const guestTextsUrl = (allTextsUrl: string, namespaces: readonly string[]): string =>
  `${allTextsUrl}&namespaces=${[...namespacesOfEveryPage, ...namespaces].join()}`

let texts: { i18n: i18n; url: URL } | undefined

/** The texts of the document, which preloads them. Hydrating after they load avoids showing keys. */
export async function loadPageTexts(): Promise<i18n> {
  const url = new URL(document.documentElement.dataset.texts ?? '', location.href)
  const instance = createI18n(localeOf(location.pathname), await fetchTexts(url))
  texts = { i18n: instance, url }
  return instance
}

/** Loads the texts of all pages while the data of the next one is loaded. Without a network, the page that is open says so. */
export const completeTexts: MiddlewareFunction = async (_, next) => {
  const loading = loadAllTexts().catch(() => undefined)
  await next()
  await loading
}

async function loadAllTexts(): Promise<void> {
  if (!texts?.url.searchParams.has('namespaces')) return
  const { i18n, url } = texts
  const all = new URL(url)
  all.searchParams.delete('namespaces')
  const loaded = await fetchTexts(all)
  for (const [namespace, resources] of Object.entries(loaded)) i18n.addResourceBundle(i18n.language, namespace, resources)
  texts = { i18n, url: all }
}

async function fetchTexts(url: URL): Promise<LocaleTexts> {
  const response = await fetch(url)
  return response.json()
}
