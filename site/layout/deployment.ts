const guardMs = 10_000
const reloadedAtKey = 'reloaded_at'

/**
 * Whether another build of the site is deployed than the one that this page was loaded with: the server then answers the request for the page's own
 * build manifest with this header.
 */
export async function isOutdated(version: string): Promise<boolean> {
  try {
    const response = await fetch(`/__manifest?${new URLSearchParams({ version, paths: '/' })}`, { cache: 'no-store' })
    return response.headers.has('x-remix-reload-document')
  } catch {
    return false
  }
}

/** Whether the page may be reloaded: never twice within ten seconds, so that a broken deployment cannot loop. Remembers the reload. */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  if (now - Number(storage.getItem(reloadedAtKey) ?? 0) < guardMs) return false
  storage.setItem(reloadedAtKey, String(now))
  return true
}

/**
 * After a deployment the router cannot load the script of the page behind a link, and reloads the page that is open: the reader would have to click again.
 * This opens the page of the link. Browsers without the Navigation API reload.
 */
export function openTargetOnReload(signal: AbortSignal): void {
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      const target = window.__reactRouterDataRouter?.state.navigation.location
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !target) return
      event.preventDefault()
      location.assign(target.pathname + target.search + target.hash)
    },
    { signal },
  )
}
