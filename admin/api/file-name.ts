/** The file name in a `content-disposition` header (`filename*=UTF-8''…` or `filename="…"`); null if it has none. */
export function fileNameIn(disposition: string): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? /filename="([^"]+)"/i.exec(disposition) ?? []
  try {
    return encoded ? decodeURIComponent(encoded) : null
  } catch {
    return null
  }
}
