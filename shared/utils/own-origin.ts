type OriginHeaders = { origin?: string | undefined; host?: string | undefined }

/** Whether a request comes from the app's own pages: the origin of PUBLIC_URL or, if it is not set, the same host name on any port. */
export function isOwnOrigin({ origin = '', host = '' }: OriginHeaders, publicUrl: string | undefined): boolean {
  const from = URL.parse(origin)
  if (!from) return false
  return publicUrl ? from.origin === new URL(publicUrl).origin : from.hostname === URL.parse(`http://${host}`)?.hostname
}
