import { pages } from '@wasl/shared/pages/pages.ts'

export type RoutedRequest = { url: string; routeOptions?: { url?: string | undefined } | undefined }

// The pages share one route, whose pattern does not name the token.
const pagesWithToken = [pages.unsubscribe.pattern, pages.accountant.pattern].map((pattern) => ({
  pattern,
  address: new RegExp(pattern.replace(':token', '[^/]+')),
}))

/** The path of a request in the log: without its query, and with `:token` in the place of a token that it names. */
export function loggedPath({ url, routeOptions }: RoutedRequest): string {
  const pattern = routeOptions?.url
  if (pattern?.includes(':token')) return pattern
  const [path = url] = url.split('?')
  return pagesWithToken.reduce((logged, { address, pattern }) => logged.replace(address, pattern), path)
}
