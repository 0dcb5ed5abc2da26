/** Keeps bytes under a key. A key is made by us, never by a reader: letters, digits, '-', '.', '/'. */
export type Storage = {
  put: (key: string, bytes: Uint8Array, mime: string) => Promise<void>
  /** The bytes, or null where nothing is kept under this key. */
  get: (key: string) => Promise<Uint8Array | null>
  remove: (key: string) => Promise<void>
}
